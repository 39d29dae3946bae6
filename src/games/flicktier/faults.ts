import { box, factionOf, missionOf, missions, RESOURCES, type Resource } from './data'
import { numbersFor } from './begin'
import type { Card, State } from './state'

/** What must always hold, in sentences where it does not. */
export const faults = (s: State): string[] => [
  ...dieFaults(s),
  ...RESOURCES.flatMap((id) => cardFaults(s, id)),
  ...tokenFaults(s),
  ...(s.ready ? missionFaults(s) : []),
  ...s.seats.flatMap((seat) => boardFaults(s, seat)),
  ...turnFaults(s),
]

const differs = (what: string, are: number, should: number): string[] =>
  are === should ? [] : [`There are ${are} ${what} instead of ${should}.`]

function dieFaults(s: State): string[] {
  const strays = Object.keys(s.table).filter((id) => !s.table[id]!.sense && !s.dice[id] && id !== 'bug')
  if (s.active?.looking) return []
  const wrong = Object.entries(s.dice).flatMap(([id, { off, sides }]) => {
    const aside = s.active?.aside[id]
    const places = [s.table[id], aside, off].filter((place) => place !== undefined)
    const up = s.table[id]?.pose.up ?? aside?.pose.up ?? off ?? 0
    return [
      ...(places.length === 1 ? [] : [`${id} is in ${places.length} places.`]),
      ...(up >= 1 && up <= sides ? [] : [`${id} shows ${up}.`]),
    ]
  })
  return [...strays.map((id) => `${id} lies on the table and is nobody's.`), ...wrong]
}

const ofPlayers = (s: State): Card[] => [
  ...Object.values(s.players).flatMap(({ hand, spent }) => [...hand, ...spent]),
  ...Object.values(s.active?.attack?.cards ?? {}),
]

/** Every card of the box is somewhere, with its other side. */
function cardFaults(s: State, id: Resource): string[] {
  const held = ofPlayers(s).filter(({ resource }) => resource === id)
  const covered = [...s.decks[id], ...s.discards[id], ...held.map(({ bonus }) => bonus)]
  const values = [...covered.map(({ is }) => is), ...(s.raid?.resource === id ? [s.raid.bonus] : [])]
  const all = values.toSorted((a, b) => a - b).join(' ')
  return all === box.bonuses[id].join(' ') ? [] : [`The ${id} cards are ${all}.`]
}

function tokenFaults(s: State): string[] {
  const won = Object.values(s.players).reduce((sum, { wins }) => sum + wins, 0)
  const found = Object.values(s.players).flatMap((player) => player.found)
  const questions = [...s.questions, ...Object.values(s.spaces), ...found].length
  return [
    ...differs('point tokens', s.points + won, numbersFor(s.seats.length).vpTokens),
    ...(s.ready ? differs('? tokens', questions, box.questions.length) : []),
  ]
}

function missionFaults(s: State): string[] {
  const done = Object.values(s.players).flatMap((player) => player.done.map(({ is }) => is))
  const all = [...s.missions.map(({ is }) => is), ...s.row, ...done]
  const twice = all.filter((id, i) => all.indexOf(id) !== i)
  const unknown = all.filter((id) => !missions.some((one) => one.id === id))
  const strange = Object.keys(s.claimed).filter(
    (id) => !s.row.includes(id) || missionOf(id).kind !== 'deliver',
  )
  return [
    ...twice.map((id) => `Mission ${id} is there twice.`),
    ...unknown.map((id) => `There is no mission ${id}.`),
    ...strange.map((id) => `${id} is claimed, but is no delivery that lies there.`),
    ...(s.row.length > box.row ? [`${s.row.length} missions lie face up.`] : []),
  ]
}

function boardFaults(s: State, seat: string): string[] {
  const { structures, tracks } = s.players[seat]!
  const kinds = factionOf(seat).structures
  const places = structures.map(({ is, planet }) => `${is} on ${planet}`)
  const most = (track: string) => factionOf(seat).upgrades.filter((one) => one.track === track).length
  return [
    ...places.filter((place, i) => places.indexOf(place) !== i).map((place) => `${seat} has ${place} twice.`),
    ...kinds
      .filter(
        ({ id, count }) => structures.filter(({ is, unscored }) => is === id && !unscored).length > count,
      )
      .map(({ id }) => `${seat} has too many ${id}.`),
    ...Object.keys(tracks)
      .filter((track) => tracks[track]! > most(track))
      .map((track) => `${seat} is beyond track ${track}.`),
  ]
}

function turnFaults({ active, bug, dice, players }: State): string[] {
  const done = active?.done ?? []
  return [
    ...(done.length > 2 || new Set(done).size < done.length
      ? [`The actions ${done.join(', ')} were taken.`]
      : []),
    ...(bug && (!dice[bug.die] || dice[bug.die]!.owner === 'surge') ? [`The bug is on ${bug.die}.`] : []),
    ...(active
      ? []
      : Object.entries(players).flatMap(([seat, { hand, spent }]) =>
          hand.length + spent.length > box.hand.most
            ? [`${seat} has ${hand.length + spent.length} cards.`]
            : [],
        )),
  ]
}
