import { TestStatus } from '@stryker-mutator/api/test-runner'
import { expect, test } from 'vitest'
import { SceneRunner } from './scene-runner.mjs'

test('a scene in which the real table refuses a flick is played as anywhere else', async () => {
  const runner = new SceneRunner()
  await runner.init()
  const scene = runner.scenes.find(({ id }) => id.endsWith('die-starts-in-the-star.json'))
  expect(runner.play(scene, runner.load)).toMatchObject({ id: scene.id, status: TestStatus.Success })
}, 60_000)
