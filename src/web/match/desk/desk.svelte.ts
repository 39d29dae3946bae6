import type { MatchHost, MatchRecord, Showing, View } from '../../../match'
import { type Aiming, sayAim, type Values } from '../../../players/human'
import { announce } from '../../parts/announcer.svelte'
import { advised, drafted, sayAdvice } from './advice'
import { coach } from './coach.svelte'
import { meantBy } from '../past/meant'
import { until } from '../../parts/until.svelte'
import { rateOf } from '../../settings/settings'
import { settings } from '../../settings/store.svelte'
import { hearNews } from '../../sound'
import type { SoundOf } from '../../sound/told'
import type { Screen } from '../../games/screen'
import { added, noticeOf } from '../model/words'
import { playAgain } from './again'
import { openAloud } from './aloud'
import { openAnswering } from './answering'
import { openCameras } from './cameras.svelte'
import { toggled, withAim, withoutAim, withValues } from '../model/draft'
import { openDrafting } from './drafting.svelte'
import { isLookedAt } from '../past/look-back'
import { openMoments } from '../past/moments.svelte'
import { type Choice, see } from '../model/seen'
import { openSession } from './session.svelte'
import { openStage } from '../past/stage.svelte'
import { motionsOf } from '../past/staged'
import { subjectOf } from './subject'
import { openWatching } from '../past/watching.svelte'
import { type News, news } from '../model/work'
import { openWorking } from './working.svelte'

/** All that the match page works with: the match as it stands and what is about to be answered. */
export type Desk = ReturnType<typeof openDesk>

/** Was it a bot's turn? A person has seen the own aim. */
const isBots = ({ prompt, seats }: View): boolean =>
  seats.some(({ seat, player }) => seat === prompt?.waiting[0] && player !== 'human')

/** `screens`: fetches what the page knows of a game; null where there is no such game. */
/** How the words of the game's log are heard. */
const soundIn =
  ({ game, sounds = {} }: Screen): SoundOf =>
  (word) =>
    sounds[game.words?.[word]?.kind ?? ''] ?? null

export function openDesk(host: MatchHost, id: string, screens: (game: string) => Promise<Screen | null>) {
  let screen = $state.raw<Screen | null>(null)
  const drafting = openDrafting(id)
  let advice = $state('')
  let tracks: Showing['tracks'] = {}
  const stage = openStage()
  const moments = openMoments(() => screen?.moments)
  const session = openSession(host, id, shown, play, prepare)
  const watching = openWatching(id, record, { stage, moments, screen: () => screen })
  const working = openWorking(session, drafting, () => screen)
  const answering = openAnswering(session, working, announce, toNow)
  const cameras = openCameras(() => subjectOf(working))
  const aloud = openAloud(() => {
    const { aim } = working
    return aim ? sayAim(aim.scene, aim.option, aim.aiming) : ''
  }, announce)

  async function record(): Promise<MatchRecord> {
    const past = await session.ask((link) => link.past())
    if (!past.ok) throw new Error(past.why)
    return past.record
  }

  /** Whoever does something has seen enough of what was shown. */
  function toNow(): void {
    watching.leave()
    moments.skip()
  }

  /** Each flick over the table as it was: what came of the last is looked at before the next is played. */
  async function play(before: View, showing: Showing): Promise<void> {
    await until(() => document.hidden || !isLookedAt({ stage, watching, moments }, rateOf(settings.now)))
    const { view } = showing
    tracks = showing.tracks
    const flicks = Object.values(tracks)
    if (flicks.length) watching.leave()
    const bots = isBots(before)
    for (const [i, one] of motionsOf(before, flicks, view).entries())
      await stage.play(one.before, one.track, one.after, bots && i === 0 ? meantBy(one.track) : null)
  }

  async function prepare({ game }: View): Promise<void> {
    screen = await screens(game).catch(() => null)
  }

  function shown(now: View, before: View | null): void {
    if (!screen) return
    const known = see(now, screen)
    aloud.hush()
    coach.look(now)
    drafting.turnTo(now.prompt?.n ?? 0, known.choices)
    if (now.prompt?.n !== before?.prompt?.n) advice = ''
    if (before) tell(screen, before, now)
    readNews(news(known, before))
  }

  function readNews({ told, asked, yourTurn }: News): void {
    if (yourTurn && settings.now.turnCall === 'assertive') {
      announce(told)
      announce(asked, 'assertive')
    } else announce([told, asked].filter(Boolean).join(' '))
  }

  function tell(known: Screen, before: View, now: View): void {
    moments.add(see(before, known), now, stage.isOpen, tracks)
    const taken = now.log.length < before.log.length
    hearNews(taken ? [] : added(before.log, now.log), noticeOf(before, now), soundIn(known))
  }

  /** `said`: somebody else reads it out. */
  function setAim(next: Aiming, said = false): void {
    const { aim } = working
    if (!aim) return
    moments.skip()
    drafting.change(withAim(drafting.now, aim.key, next))
    if (said) aloud.hush()
    else aloud.soon()
  }

  function undoAim(): void {
    const { aim } = working
    if (aim) drafting.change(withoutAim(drafting.now, aim.key))
  }

  function setValues(values: Values): void {
    const { place } = working
    if (place) drafting.change(withValues(drafting.now, place.key, values))
  }

  /** A plain choice is an answer; a flick or a place is only picked, to be aimed or put. */
  async function choose(choice: Choice): Promise<boolean> {
    if (choice.option.how === 'choose') return answering.send(choice, { ids: [choice.option.id] })
    drafting.change({ ...drafting.now, picked: choice.key })
    return true
  }

  /** What the Ace would do, in words and set on the table. */
  async function hint(): Promise<void> {
    const { seen } = working
    const [choice] = seen?.choices ?? []
    if (!seen || !choice) return
    advice = 'The Ace is thinking.'
    const n = seen.view.prompt?.n
    const reply = await session.ask((link) => link.hint(choice.ask.seat))
    const now = working.seen
    if (now?.view.prompt?.n !== n) return void (advice = '')
    const found = reply.ok ? advised(now!, reply) : undefined
    if (reply.ok && found) drafting.change(drafted(drafting.now, now!, found, reply))
    advice = reply.ok ? (found ? sayAdvice(found, reply) : '') : reply.why
    announce(advice)
  }

  function flick(): Promise<boolean> {
    aloud.hush()
    return answering.flick()
  }

  const tick = (option: string): void => drafting.change(toggled(drafting.now, option))
  const parts = { session, stage, watching, moments, cameras }
  // Into `working`, which keeps its getters: a copy would stand still.
  return Object.assign(working, answering, parts, {
    setAim,
    undoAim,
    readAim: aloud.now,
    setValues,
    tick,
    choose,
    flick,
    hint,
    playAgain: () => playAgain(host, id),
    advice: () => advice,
  })
}
