import { expect, test } from 'vitest'
import { routeOf } from './route'

test('every match has an address', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/about')).toEqual({ page: 'about' })
  expect(routeOf('/rules')).toEqual({ page: 'rules', entry: null })
  expect(routeOf('/rules/weak-spot')).toEqual({ page: 'rules', entry: 'weak-spot' })
  expect(routeOf('/ships')).toEqual({ page: 'ships' })
  expect(routeOf('/m/k3x9')).toEqual({ page: 'match', id: 'k3x9' })
  expect(routeOf('/m/k3x9/')).toEqual({ page: 'match', id: 'k3x9' })
})

test('anything else is nowhere', () => {
  expect(routeOf('/m')).toEqual({ page: 'nowhere' })
  expect(routeOf('/m/a/b')).toEqual({ page: 'nowhere' })
  expect(routeOf('/shop')).toEqual({ page: 'nowhere' })
})
