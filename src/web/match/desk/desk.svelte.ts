import type { MatchHost, MatchRecord, Reply, View } from '../../../match'
import { sayAim } from '../../../players/human'
import type { Screen } from '../../games/screen'
import { announce } from '../../parts/announcer.svelte'
import { see } from '../model/seen'
import { news } from '../model/work'
import { type Moments, openMoments } from '../past/moments.svelte'
import { openShotMap, type ShotMap } from '../past/shot-map.svelte'
import { openFlickPlayback, type FlickPlayback } from '../past/flick-playback.svelte'
import { openWatching, type Watching } from '../past/watching.svelte'
import { playAgain } from './again'
import { openAloud } from './aloud'
import { type Answering, openAnswering } from './answering'
import { type Cameras, openCameras } from './cameras.svelte'
import { coach } from './coach.svelte'
import { openDrafting } from './drafting.svelte'
import { openFlights } from './flights'
import { type Hinting, openHinting } from './hinting.svelte'
import { openPreparing, type Preparing } from './preparing'
import { hearBetween, readNews } from './read-news'
import { openScreen } from './screen.svelte'
import { openSession, type Session } from './session.svelte'
import { subjectOf } from './subject'
import { openWorking, type Working } from './working.svelte'

/** The match on the wire, and all that can be looked at. */
export interface Shows {
  session: Session
  playback: FlickPlayback
  watching: Watching
  moments: Moments
  cameras: Cameras
  shotMap: ShotMap
}

/** Another match like this one. */
export interface Repeating {
  playAgain(): Promise<Reply<{ id: string }>>
}

/** All that the match page works with. Whoever needs a part of it takes that part alone. */
export type Desk = Working & Answering & Preparing & Hinting & Shows & Repeating

async function recordOf({ ask }: Session): Promise<MatchRecord> {
  const past = await ask((link) => link.past())
  if (!past.ok) throw new Error(past.why)
  return past.record
}

/** '/m/k3x9?seat=south'. */
const seatInAddress = (): string | null => new URLSearchParams(location.search).get('seat')

const aimOf = ({ aim }: Working): string => (aim ? sayAim(aim.scene, aim.option, aim.aiming) : '')

/** `screens`: fetches what the page knows of a game; null where there is no such game. */
export function openDesk(
  host: MatchHost,
  id: string,
  screens: (game: string) => Promise<Screen | null>,
): Desk {
  const screen = openScreen(screens)
  const drafting = openDrafting(id)
  const playback = openFlickPlayback()
  const moments = openMoments(() => screen.now?.moments)
  const session = openSession(host, id, {
    seat: seatInAddress(),
    prepare: (first) => screen.fetch(first),
    play: (before, showing) => flights.play(before, showing),
    shown,
  })
  const past = { playback, moments, screen: () => screen.now }
  const watching = openWatching(id, () => recordOf(session), past)
  const flights = openFlights({ playback, watching, moments })
  const working = openWorking(session, drafting, () => screen.now)
  const aloud = openAloud(() => aimOf(working), announce)
  const answering = openAnswering(session, working, announce, toNow)
  const preparing = openPreparing({ working, drafting, answering, aloud, moments })
  const hinting = openHinting(session, working, drafting)
  const cameras = openCameras(() => subjectOf(working))

  /** Whoever does something has seen enough of what was shown. */
  function toNow(): void {
    watching.leave()
    moments.skip()
  }

  function shown(now: View, before: View | null): void {
    if (!screen.now) return
    const seen = see(now, screen.now)
    aloud.hush()
    coach.look(now)
    drafting.turnTo(now.prompt?.n ?? 0, seen.choices)
    if (now.prompt?.n !== before?.prompt?.n) hinting.forgetAdvice()
    if (before) {
      moments.add(see(before, screen.now), now, playback.isOpen, flights.tracks)
      hearBetween(screen.now, before, now)
    }
    readNews(news(seen, before))
  }

  function flick(): Promise<boolean> {
    aloud.hush()
    return answering.flick()
  }

  const shotMap = openShotMap()
  const shows: Shows = { session, playback, watching, moments, cameras, shotMap }
  const repeating: Repeating = { playAgain: () => playAgain(host, id) }
  // Into `working`, which keeps its getters: a copy would stand still.
  return Object.assign(working, answering, preparing, hinting, shows, repeating, { flick })
}
