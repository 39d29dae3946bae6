import type { Board, Point, Shape, Surface } from '../../../table/types'
import type { Flicks } from '../../kit'
import { diceMass, diceSpeed } from './dice'
import { sceneryShapes } from './scenery'
import { classes } from './ships'
import type { Body, Form } from './types'

/** 001:24: about 90 cm square; H-EDGE. */
const SIZE: Point = { x: 900, y: 900 }

/** Where and how hard a piece may be flicked; speeds in mm/s. */
export interface Push {
  surface: Surface
  min: number
  max: number
}

const bodies = Object.values(classes).map(({ body }) => body)

const forms: Readonly<Record<string, Form>> = Object.assign({}, ...bodies.map((body) => body.forms))

function shapeOf({ outline, mass }: Form, height: number): Shape {
  if ('radius' in outline) return { form: 'disc', radius: outline.radius, height, mass, material: 'acrylic' }
  return { form: 'plate', outline, height, mass, material: 'acrylic' }
}

const shapesOf = (body: Body): [string, Shape][] =>
  Object.entries(body.forms).map(([name, form]) => [name, shapeOf(form, body.height)])

/**
 * The table of every battle: shapes are 'destroyer', 'fighter_wing:3' (by pieces left), 'moon', 'D6', 'D10'.
 */
export const board: Board = {
  size: SIZE,
  shapes: {
    ...Object.fromEntries(bodies.flatMap(shapesOf)),
    ...sceneryShapes,
    D6: { form: 'die', die: 'D6', mass: diceMass.D6 },
    D10: { form: 'die', die: 'D10', mass: diceMass.D10 },
  },
}

/** Whether it is flicked at all: stations are not (D-22). */
const moves = (shape: string): boolean => {
  const { surface } = forms[shape]!
  return typeof surface === 'string' || surface.edges.length > 0
}

/** How a ship of that shape may be flicked. Throws for a shape that is no ship's. */
export function surfaceOf(shape: string): Push {
  const form = forms[shape]
  if (!form) throw new Error(`No ship has the shape ${shape}.`)
  return { surface: form.surface, min: form.min, max: form.max }
}

/** How a die may be flicked. */
export const dieSurface: Push = { surface: 'any', ...diceSpeed }

/** How a token is flicked that a ship launches: as a wing of that weight (H-PHYS). */
export const tokenSurface: Push = { surface: 'rim', min: 125, max: 2077 }

/** How every shape is flicked. */
export const flicks: readonly Flicks[] = [
  ...Object.keys(forms)
    .filter(moves)
    .map((shape) => ({ shape, ...surfaceOf(shape) })),
  { shape: 'mine', ...tokenSurface },
  ...['D6', 'D10'].map((shape) => ({ shape, ...dieSurface, on: 'destroyer' })),
]
