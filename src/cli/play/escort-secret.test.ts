import { describe, expect, test } from 'vitest'
import { answer, coveredRecord, ended, promptNumber, view, type Match } from '../../match'
import { random } from '../../table/exact'
import { answerOnce } from './drive'
import { begun } from './testing/fresh-match'

/** D-103: which civilian has the passenger aboard is in no byte that anybody but its side is sent. */

const OTHERS = [['imperium'], [], ['imperium', 'uprising']] as const

/** A match in which that civilian was chosen; all else is the same. */
function hidden(ship: string): Match {
  const match = begun('escort_duty', {})
  const [ask] = match.asks
  const step = answer(match, ask!.seat, { n: promptNumber(match.record.journal), ids: [`hide:${ship}`] })
  if (!step.ok) throw new Error(step.why)
  return match
}

/** All that these viewers are sent: what is there now, and the whole match as they may keep it. */
const sent = (match: Match): string[] =>
  OTHERS.map((viewer) => JSON.stringify([view(match, viewer), coveredRecord(match.record, viewer)]))

const SHIPS = ['s3', 's4', 's5', 's6']
const [LEAST, MOST] = [5, 120]

describe('which civilian it is', () => {
  test.each(['dawn', 'dusk', 'noon'])('changes no byte that others are sent: %s', (day) => {
    let running = SHIPS.map((ship) => ({ match: hidden(ship), next: random(day) }))
    let compared = 0
    // Where the passenger is lost the battle ends, which tells: the others go on as one.
    while (running.length > 1 && compared < MOST) {
      const [first, ...others] = running.map(({ match }) => sent(match))
      for (const other of others) expect(other).toEqual(first)
      compared += others.length
      for (const { match, next } of running) answerOnce(match, next)
      running = running.filter(({ match }) => !ended(match))
    }
    expect(compared).toBeGreaterThan(LEAST)
  })

  test('its own side is told, and everybody once the battle is over', () => {
    const match = hidden('s5')
    expect(view(match, ['uprising']).state).toMatchObject({ slices: { secret_ship: { ship: 's5' } } })
    expect(view(match, ['imperium']).state).toMatchObject({ slices: { secret_ship: { ship: null } } })
    const next = random('to the end')
    while (!ended(match)) answerOnce(match, next)
    expect(view(match, 'everybody').state).toMatchObject({ slices: { secret_ship: { ship: 's5' } } })
  })
})
