import { type CanvasTexture, Mesh, MeshStandardMaterial } from 'three'
import { bandsPicture } from '../paint/bands'
import { cratersPicture } from '../paint/craters'
import { shadowed } from '../../../../table3d/scene/shadowed'
import { type Round, covered, turnedBody } from './round'

/** Upright below, where pieces touch it, and round above. */
const SQUARENESS = 3
const STEPS = 16

function profile({ radius, height }: Round): [number, number][] {
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  return shares.map((share) => {
    const out = Math.pow(1 - Math.pow(share, SQUARENESS), 1 / SQUARENESS)
    return [radius * out, height * (share - 0.5)]
  })
}

function globe(shape: Round, picture: CanvasTexture): Mesh {
  const skin = new MeshStandardMaterial({ map: picture, roughness: 0.95 })
  return shadowed(new Mesh(covered(turnedBody(profile(shape)), shape), skin))
}

/** Half a moon that lies on the mat, grey and full of craters. */
export const moon = (shape: Round): Mesh => globe(shape, cratersPicture())

/** Half a planet, in bands. */
export const planet = (shape: Round): Mesh => globe(shape, bandsPicture())
