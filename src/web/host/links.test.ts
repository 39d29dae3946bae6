import { expect, test } from 'vitest'
import { changeBetween, type View, type WireName } from '../../match'
import type { Connection } from './connection'
import { newLinks } from './links'

const sees = (say: string[]): View =>
  ({ state: { table: {} }, log: say.map((line, n) => ({ n, say: line })) }) as unknown as View

/** Links on a connection that takes everything. */
async function opened() {
  const sent: WireName[] = []
  const views: string[][] = []
  const connection: Connection = {
    connected: () => Promise.resolve(true),
    send: (name) => {
      sent.push(name)
      return Promise.resolve({ ok: true } as never)
    },
    close: () => {},
  }
  const links = newLinks(() => connection)
  await links.open('match', [], ({ view: { log } }) => views.push(log.map(({ say }) => say)))
  return { links, sent, views }
}

const [first, second, third] = [sees(['a']), sees(['a', 'b']), sees(['a', 'b', 'c'])]
const change = (since: number, from: View, to: View) => ({
  link: 1,
  nr: since + 1,
  since,
  at: 0,
  change: changeBetween(from, to),
  tracks: {},
})

test('the whole view, then what changes', async () => {
  const { links, sent, views } = await opened()
  links.show({ link: 1, nr: 4, at: 0, view: first, tracks: {} })
  links.change(change(4, first, second))
  links.change(change(5, second, third))
  expect(views).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
  expect(sent).toEqual(['open'])
})

test('a change of another view is not shown: the match is opened again', async () => {
  const { links, sent, views } = await opened()
  links.show({ link: 1, nr: 4, at: 0, view: first, tracks: {} })
  links.change(change(5, second, third))
  expect(views).toEqual([['a']])
  expect(sent).toEqual(['open', 'open'])
  links.show({ link: 1, nr: 7, at: 0, view: third, tracks: {} })
  expect(views.at(-1)).toEqual(['a', 'b', 'c'])
})
