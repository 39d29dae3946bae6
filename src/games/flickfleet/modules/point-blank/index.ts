import { pointBlankEntries } from './offer'
import type { Module } from '../../rules/rules'

/** 001:87, D-38  Instead of a flick: an offer to each enemy that is close enough, once for each die. */
export const pointBlank: Module = (rules) => ({ ...rules, shots: [...rules.shots, pointBlankEntries] })
