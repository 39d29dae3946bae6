/**
 * A match as plain data and the functions that move it on: everything the players, the server and the
 * command line use.
 */
export { imagine, outlook, type Outlook } from './imagine'
export { stateNow, type Match } from './match'
export { ended, nameOf, sayResigning, sayResult, seatsIn } from './outcome'
export { keptTables, tableFor, type Table, type Tables } from './table'
export { view, waitingFor, type ShownPrompt, type View } from './view'

export { addressed, addressTo, type AddressName } from './link/addresses'
export { changeBetween, changedView, type ViewChange } from './link/changes'
export type * from './link/host'
export type * from './link/wire'

export { viewAt } from './past/past'

export { offerDraw, reply, resign } from './play/agree'
export { answer } from './play/answer'
export { matchAt } from './play/at'
export { luckOf, type Luck, type Place } from './play/chance'
export type { Answer } from './play/check'
export { flickOf, type Flicked, type Plays } from './play/flick'
export { checkMove, type Move } from './play/move'
export { openMatch } from './play/open'
export { settle } from './play/settle'
export { newRecord, startMatch, type NewMatch } from './play/start'
export type { Step } from './play/step'
export { canRetract, retract } from './play/undo'

export { coveredRecord } from './record/covered-record'
export type { OpenOffer } from './record/gist'
export { holeIn, liveFacts, openOffer, promptNumber, timesUndone } from './record/journal'
export { readRecord } from './record/read'
export type * from './record/record'

export { verify, type TurnVerdict, type Verdict } from './verify/verify'
