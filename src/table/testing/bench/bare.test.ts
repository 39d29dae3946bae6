import { expect, test } from 'vitest'
import { openStock } from '../../engine/stock'
import { rawPoses } from '../../play/hash'
import { simulate } from '../../play/play'
import { jolt } from '../open'
import { bare, bareFlick } from './bare'
import { benchScene, makeScene } from './scene'

const scene = benchScene()

test('the scene is the one that its seed makes', () => {
  expect(scene).toEqual(JSON.parse(JSON.stringify(makeScene())))
})

test('the benchmark compares like with like: bare Jolt ends on the same bits', () => {
  const stock = openStock(jolt, scene.board)
  for (const flick of scene.flicks) {
    const ours = simulate(
      stock,
      scene.rest,
      flick,
      () => undefined,
      ({ world }) => rawPoses(world.bodies),
    )
    expect(bare(stock, bareFlick(stock, scene.rest, flick))).toEqual(ours)
  }
})
