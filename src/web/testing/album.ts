import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** So many looks the camera's longest move may last, where the processor draws. */
const LOOKS = 12

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' })

/** Once nothing moves any more: two looks in a row are the same. */
export async function pictureOf(page: Page): Promise<Buffer> {
  let picture = await look(page)
  for (let looks = 0; looks < LOOKS; looks++) {
    const before = picture
    picture = await look(page)
    if (picture.equals(before)) break
  }
  return picture
}

/** A folder of pictures. */
export interface Album {
  readonly pictures: number
  readonly troubles: number
  put(page: Page, name: string): Promise<void>
  /** A picture that is missing, or shows what is wrong. */
  say(trouble: string): void
}

export function openAlbum(folder: string): Album {
  mkdirSync(folder, { recursive: true })
  let [pictures, troubles] = [0, 0]
  return {
    get pictures() {
      return pictures
    },
    get troubles() {
      return troubles
    },
    async put(page, name) {
      writeFileSync(join(folder, `${name}.png`), await pictureOf(page))
      console.log(`${name}.png`)
      pictures++
    },
    say(trouble) {
      console.log(trouble)
      troubles++
    },
  }
}
