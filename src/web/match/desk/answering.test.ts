import { expect, test } from 'vitest'
import { look } from '../../games/flickfleet/look'
import type { MatchLink } from '../../../match'
import { openAnswering, type Work } from './answering'
import { see } from '../model/seen'
import type { Session } from './session.svelte'
import { lookedAt, newBattle, take } from '../testing/battle'

/** A session that notes what it sends and answers each step with `ok`. */
const still = {
  closed: '',
  refused: '',
  sending: false,
  sent: 0,
  thinking: null,
  eyes: null,
  lookAs() {},
  close() {},
}

function noting(view: Session['view'], ok: boolean) {
  const sent: string[] = []
  const link = {
    answer: (seat, { n, ids }) => (sent.push(`${seat} ${n} ${ids.join()}`), Promise.resolve({ ok })),
    retract: (seat) => (sent.push(`${seat} takes back`), Promise.resolve({ ok })),
  } as MatchLink
  const ask: Session['ask'] = (question) => question(link)
  const act: Session['act'] = async (step) => (await step(link)).ok
  return { sent, session: { ...still, view, act, ask } }
}

function at(match = newBattle()) {
  const view = lookedAt(match)
  const seen = see(view, look)
  const work: Work = { seen, picked: null, aim: null, place: null }
  return { view, seen, work }
}

test('a question is answered once, however often the key is pressed', async () => {
  const { view, seen, work } = at()
  const { sent, session } = noting(view, true)
  const answering = openAnswering(session, work, () => {})
  const [choice] = seen.choices
  const answer = { ids: [choice!.option.id] }
  expect(await answering.send(choice!, answer)).toBe(true)
  expect(await answering.send(choice!, answer)).toBe(false)
  expect(sent).toEqual([`uprising ${view.prompt!.n} ${choice!.option.id}`])
})

test('an answer that was refused may be given again', async () => {
  const { view, seen, work } = at()
  const { sent, session } = noting(view, false)
  const answering = openAnswering(session, work, () => {})
  const [choice] = seen.choices
  for (let time = 0; time < 2; time++) await answering.send(choice!, { ids: [choice!.option.id] })
  expect(sent).toHaveLength(2)
})

test('why a step was refused is said', async () => {
  const { view, seen, work } = at()
  const { session } = noting(view, false)
  const said: string[] = []
  const refused = { ...session, refused: 'The match is over.' }
  const answering = openAnswering(refused, work, (text) => said.push(text))
  await answering.send(seen.choices[0]!, { ids: [] })
  expect(said).toEqual(['The match is over.'])
})

test('with nothing aimed and nothing placed nothing is sent', async () => {
  const { view, work } = at()
  const { sent, session } = noting(view, true)
  const answering = openAnswering(session, work, () => {})
  expect([await answering.flick(), await answering.put(), await answering.takeBack()]).toEqual([
    false,
    false,
    false,
  ])
  expect(sent).toEqual([])
})

test('who chose takes it back', async () => {
  const match = newBattle()
  take(match, 'uprising', 'activate:s1')
  const { view, work } = at(match)
  const { sent, session } = noting(view, true)
  expect(await openAnswering(session, work, () => {}).takeBack()).toBe(true)
  expect(sent).toEqual(['uprising takes back'])
})
