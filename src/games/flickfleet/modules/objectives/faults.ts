import type { State } from '../../state'
import { BENEFITS, own } from './state'

/** Every benefit is hidden or held, once. */
export function faults(s: State): string[] {
  const { hidden, held } = own(s)
  const all = [...hidden, ...Object.values(held).flat()]
  return BENEFITS.filter((benefit) => all.filter((one) => one === benefit).length !== 1).map(
    (benefit) => `The objective '${benefit}' is not there once`,
  )
}
