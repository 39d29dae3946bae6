import type { Material } from './types'

/** What a piece can touch: another piece, or the mat it slides on. */
export type Surface = Material | 'mat' | 'neoprene'

export interface Contact {
  /** Sliding (Coulomb) friction. */
  friction: number
  /** Share of the closing speed that comes back. */
  restitution: number
}

/** H-PHYS: friction and restitution belong to pairs; two single values are never combined. */
export const PAIRS = {
  'acrylic-mat': { friction: 0.25, restitution: 0.1 },
  'die-mat': { friction: 0.45, restitution: 0.2 },
  'wood-mat': { friction: 0.35, restitution: 0.1 },
  'scenery-mat': { friction: 0.25, restitution: 0.1 },
  'acrylic-acrylic': { friction: 0.25, restitution: 0.35 },
  'die-acrylic': { friction: 0.4, restitution: 0.15 },
  'wood-acrylic': { friction: 0.25, restitution: 0.35 },
  'scenery-acrylic': { friction: 0.25, restitution: 0.35 },
  'die-die': { friction: 0.25, restitution: 0.4 },
  'die-wood': { friction: 0.25, restitution: 0.4 },
  'die-scenery': { friction: 0.4, restitution: 0.15 },
  'wood-wood': { friction: 0.2, restitution: 0.5 },
  'wood-scenery': { friction: 0.25, restitution: 0.35 },
  'scenery-scenery': { friction: 0.25, restitution: 0.35 },
  'acrylic-neoprene': { friction: 0.3, restitution: 0.1 },
  'die-neoprene': { friction: 0.32, restitution: 0.25 },
  'wood-neoprene': { friction: 0.3, restitution: 0.1 },
  'scenery-neoprene': { friction: 0.3, restitution: 0.1 },
  'card-mat': { friction: 0.3, restitution: 0.1 },
  'card-neoprene': { friction: 0.3, restitution: 0.1 },
  'card-acrylic': { friction: 0.3, restitution: 0.2 },
  'die-card': { friction: 0.3, restitution: 0.2 },
  'wood-card': { friction: 0.3, restitution: 0.2 },
  'card-scenery': { friction: 0.3, restitution: 0.2 },
  'card-card': { friction: 0.3, restitution: 0.2 },
} as const

type Named = keyof typeof PAIRS
type Swapped<A extends string, B extends string> = `${B}-${A}` extends Named ? never : `${A}-${B}`
type Missing<A extends string, B extends string> = A extends A
  ? B extends B
    ? `${A}-${B}` extends Named
      ? never
      : Swapped<A, B>
    : never
  : never

type Lookup = (a: Material, b: Surface) => Contact

/** A new material without all its pairs does not compile: the error names the pairs that are missing. */
type Complete = [Missing<Material, Surface>] extends [never] ? Lookup : Missing<Material, Surface>

const named: ReadonlyMap<string, Contact> = new Map(Object.entries(PAIRS))

/** How two materials rub and bounce, in either order. */
export const pairOf: Complete = (a: Material, b: Surface) =>
  (named.get(`${a}-${b}`) ?? named.get(`${b}-${a}`))!

/** The grounds by number, so that the contact listener, called thousands of times a flick, needs no words. */
const MATS = ['mat', 'neoprene'] as const
const MATERIALS: readonly Material[] = ['acrylic', 'die', 'wood', 'scenery', 'card']
const GROUNDS: readonly Surface[] = [...MATS, ...MATERIALS]

export const groundOf = (name: Surface): number => GROUNDS.indexOf(name)

const isMat = (ground: Surface): ground is (typeof MATS)[number] => ground === 'mat' || ground === 'neoprene'

function contactOf(a: Surface, b: Surface): Contact | undefined {
  if (!isMat(a)) return pairOf(a, b)
  return isMat(b) ? undefined : pairOf(b, a)
}

const rows = GROUNDS.map((a) => GROUNDS.map((b) => contactOf(a, b)))

/** As `pairOf`, by number. */
export const rubbing = (a: number, b: number): Contact => rows[a]![b]!
