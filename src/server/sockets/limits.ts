import { refuse } from '../../table/refusal'
import type { Refusal } from '../../table/types'
import { newQuota } from './quota'

/** Messages of one page that wait for their reply. */
export const MOST_WAITING = 32

/** What costs the others something: a match that is kept for ever, a hint that takes a thread for seconds. */
export type Costly = 'create' | 'hint'

/** Refuses what a page, or all pages of one address together, ask for too often. */
export type Limits = (kind: Costly, asker: Asker) => Refusal | null

export interface Asker {
  client: string
  /** Null: this machine, or a proxy on it that speaks for everybody. */
  address: string | null
}

const MINUTE = 60_000

export function newLimits(): Limits {
  const quotas = {
    create: { page: newQuota(30, MINUTE), address: newQuota(100, MINUTE / 2) },
    hint: { page: newQuota(30, 4000), address: newQuota(60, 2000) },
  }
  const why = {
    create: 'You have made very many matches. Please wait a minute, then try again.',
    hint: 'You have asked for very many hints. Please wait a little, then try again.',
  }
  return (kind, { client, address }) => {
    const { page, address: shared } = quotas[kind]
    const may = page.take(client) && (address === null || shared.take(address))
    return may ? null : refuse(why[kind])
  }
}

/** The address that stands for a visitor: null for this machine. */
export const addressOf = (remote: string): string | null =>
  /^(::1|(::ffff:)?127\..*)$/.test(remote) ? null : remote
