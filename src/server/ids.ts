import { randomBytes } from 'node:crypto'

/** Who knows a match's id may open it: 96 random bits, 16 characters. */
export const newMatchId = (): string => randomBytes(12).toString('base64url')

/** The secret that all chance of a match is drawn from. */
export const newChance = (): string => randomBytes(24).toString('base64url')

/** Tells this run of the server from every other. */
export const newInstance = (): string => randomBytes(12).toString('hex')
