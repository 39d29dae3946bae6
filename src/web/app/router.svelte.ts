import { addressed } from '../../match'
import { go } from '../parts/go'
import { staysHere } from './stays-here'

type Route = ReturnType<typeof addressed>

let route = $state.raw<Route>(addressed(location.pathname))

export const router = {
  /** Null: nowhere. */
  get route(): Route {
    return route
  },
}

addEventListener('popstate', () => {
  // A link within the page changes the address too, but not the page.
  const next = addressed(location.pathname)
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next
})

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !staysHere(link, event)) return
  event.preventDefault()
  go(link.getAttribute('href')!)
})
