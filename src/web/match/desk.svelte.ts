import type { Seat } from '../../games/kit'
import type { Answer, MatchHost, MatchLink, Reply, Showing, View } from '../../match'
import { aimOf, type Aiming, carrierOf, originOf, sayAim, type Values } from '../../players/human'
import { firstMet } from '../../players/human/sight'
import { announce } from '../announcer.svelte'
import { hearNews } from '../sound'
import { openCameras, type Subject } from './cameras.svelte'
import { pickedOf, toggled, withAim, withoutAim, withValues } from './draft'
import { openDrafting } from './drafting.svelte'
import { openMoments } from './moments.svelte'
import { type Choice, type Seen, see } from './seen'
import { openSession } from './session.svelte'
import { openStage } from './stage.svelte'
import { openWatching } from './watching.svelte'
import { atAim, atPlace, news, whoTakesBack } from './work'

/** ms of rest after which a changed aim is read out: nobody wants to hear every number on the way. */
const REST = 700

/** All that the match page works with: the match as it stands and what is about to be answered. */
export type Desk = ReturnType<typeof openDesk>

export function openDesk(host: MatchHost, id: string) {
  const drafting = openDrafting(id)
  const stage = openStage()
  const watching = openWatching(id, stage)
  const moments = openMoments()
  const session = openSession(host, id, shown, play)
  const seen = $derived<Seen | null>(session.view && see(session.view))
  const picked = $derived<Choice | null>(seen && pickedOf(drafting.now, seen.choices))
  const aim = $derived(seen && picked && atAim(seen, picked, drafting.now))
  const place = $derived(seen && picked && atPlace(seen, picked, drafting.now))
  const target = $derived(
    aim && firstMet(aim.scene, originOf(aim.scene, aim.option, aim.aiming), aim.aiming.bearing),
  )
  const cameras = openCameras(subject)
  let reading: ReturnType<typeof setTimeout> | undefined
  /** The question that has its answer: a second press of the same key answers nothing. */
  let answered = ''

  async function play(before: View, { tracks, view }: Showing): Promise<void> {
    const flicks = Object.values(tracks)
    if (flicks.length) watching.leave()
    for (const track of flicks) await stage.play(before, track, view)
  }

  function shown(now: View, before: View | null): void {
    const known = see(now)
    if (!known) return
    clearTimeout(reading)
    drafting.turnTo(now.prompt?.n ?? 0, known.choices)
    if (before) tellDamage(before, now)
    announce(news(known, before))
  }

  /** The piece that is aimed, or whose turn it is, and what it is meant for. */
  function subject(): Subject {
    const active = seen?.description.boards.find((board) => board.active)
    const piece = aim ? carrierOf(aim.option) : active?.id
    return { ...(piece ? { piece } : {}), ...(target ? { at: target } : {}) }
  }

  function tellDamage(before: View, now: View): void {
    const was = see(before)
    if (was && stage.isOpen) moments.queue(was, now)
    hearNews(before, now)
  }

  /** `said`: somebody else reads it out. */
  function setAim(next: Aiming, said = false): void {
    if (!aim) return
    moments.skip()
    drafting.change(withAim(drafting.now, aim.key, next))
    clearTimeout(reading)
    if (!said) reading = setTimeout(readAim, REST)
  }

  function readAim(): void {
    clearTimeout(reading)
    if (aim) announce(sayAim(aim.scene, aim.option, aim.aiming))
  }

  async function step(todo: (link: MatchLink) => Promise<Reply>): Promise<boolean> {
    const done = await session.act(todo)
    if (session.refused) announce(session.refused)
    return done
  }

  async function send({ ask }: Choice, answer: Omit<Answer, 'n'>): Promise<boolean> {
    const n = session.view?.prompt?.n ?? 0
    const question = `${ask.seat}/${n}`
    if (question === answered) return false
    answered = question
    const done = await step((link) => link.answer(ask.seat, { n, ...answer }))
    if (!done) answered = ''
    return done
  }

  async function refuse(why: string): Promise<boolean> {
    announce(why)
    return false
  }

  async function flick(): Promise<boolean> {
    if (!picked || !aim) return false
    clearTimeout(reading)
    const made = aimOf(aim.scene, aim.option, aim.aiming)
    return made.ok ? send(picked, { ids: [picked.option.id], aim: made.aim }) : refuse(made.why)
  }

  async function put(): Promise<boolean> {
    if (!picked || !place) return false
    const { found } = place
    return found.ok ? send(picked, { ids: [picked.option.id], pose: found.pose }) : refuse(found.why)
  }

  /** A plain choice is an answer; a flick or a place is only picked, to be aimed or put. */
  async function choose(choice: Choice): Promise<boolean> {
    if (choice.option.how === 'choose') return send(choice, { ids: [choice.option.id] })
    drafting.change({ ...drafting.now, picked: choice.key })
    return true
  }

  async function takeBack(): Promise<boolean> {
    const seat: Seat | undefined = seen ? whoTakesBack(seen) : undefined
    return seat !== undefined && step((link) => link.retract(seat))
  }

  return {
    session,
    stage,
    watching,
    moments,
    cameras,
    get seen() {
      return seen
    },
    get picked() {
      return picked
    },
    get aim() {
      return aim
    },
    get place() {
      return place
    },
    /** What the aim points at. */
    get target() {
      return target ?? null
    },
    /** Something was aimed that can be undone. */
    get aimed() {
      return aim !== null && drafting.now.aims[aim.key] !== undefined
    },
    get ticked() {
      return drafting.now.ticked
    },
    setAim,
    undoAim: () => aim && drafting.change(withoutAim(drafting.now, aim.key)),
    readAim,
    setValues: (values: Values) => place && drafting.change(withValues(drafting.now, place.key, values)),
    tick: (option: string) => drafting.change(toggled(drafting.now, option)),
    step,
    send,
    choose,
    flick,
    put,
    takeBack,
  }
}
