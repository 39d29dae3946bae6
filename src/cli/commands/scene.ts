import { onlyFile, UsageError, type Command } from '../command'
import { gameNamed, readJson } from '../file'
import { realTables } from '../real-tables'
import { runScene } from '../scene/run'
import type { Scene } from '../scene/types'

export const scene: Command = {
  name: 'scene',
  takes: 'FILE',
  summary: 'plays a scene file and looks whether the rules did what it says',
  options: {},
  async run(given) {
    const file = onlyFile(given)
    const read = readJson(file) as Partial<Scene> | null
    if (!read?.scene || !read.game || !Array.isArray(read.play) || !read.then || !Array.isArray(read.same)) {
      throw new UsageError(`${file} is not a scene: it needs scene, rule, game, setup, play, then and same.`)
    }
    const game = gameNamed(read.game)
    const wrong = runScene(read as Scene, game, await realTables())
    console.log(wrong.length ? wrong.join('\n') : `As it should be: ${read.scene}`)
    return wrong.length ? 1 : 0
  },
}
