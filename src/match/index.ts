/**
 * A match as plain data and the functions that move it on: everything the players, the server and the
 * command line use.
 */
export type { Answer } from './answer'
export { luckOf, type Luck, type Place } from './chance'
export type { Ending } from './ended'
export { ended, nameOf } from './ended'
export type { OpenOffer } from './journal'
export type * from './host'
export { imagine, outlook, type Outlook } from './imagine'
export { liveFacts, openOffer, promptNumber } from './journal'
export type { Match } from './match'
export { openMatch } from './open'
export type * from './record'
export { replayTo } from './replay'
export { newRecord, startMatch, type NewMatch } from './start'
export { answer, type Step } from './steps'
export type { Table } from './table'
export { canRetract, offerDraw, reply, resign, retract } from './undo'
export { verify, type Verdict } from './verify'
export { view, type ShownPrompt, type View } from './view'
export type * from './wire'
