import { go } from '../parts/go'
import { type Route, routeOf, staysHere } from './route'

let route = $state.raw<Route>(routeOf(location.pathname))

export const router = {
  get route(): Route {
    return route
  },
}

addEventListener('popstate', () => {
  // A link within the page changes the address too, but not the page.
  const next = routeOf(location.pathname)
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next
})

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || !staysHere(link, event)) return
  event.preventDefault()
  go(link.getAttribute('href')!)
})
