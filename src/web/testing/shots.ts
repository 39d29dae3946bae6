import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import { type Album, openAlbum, pictureOf } from './album'
import { mouse } from './pointer'
import { type Screen, screens } from './screens'
import { choose } from './settings'
import { EYES, type Tour, TOURS } from './tours'
import { aimedInBattle } from './until'
import { inVenue, type Venue } from './venue'
import { visitor, wear } from './visit'

async function walk(venue: Venue, { name, size, themes, only, chosen }: Tour, album: Album): Promise<void> {
  const page = await visitor(venue, size)
  page.on('pageerror', ({ message }) => album.say(`error on the page: ${message}`))
  for (const screen of screens.filter((one) => !only || only.includes(one.name))) {
    if (!(await reached(page, screen, album))) continue
    if (chosen && screen.name === 'activate') await choose(page, mouse, [chosen])
    for (const theme of themes) {
      await wear(page, theme)
      await album.put(page, `${screen.name}-${name}-${theme}`)
    }
  }
  await page.context().close()
}

/** The other screens are still worth a picture. */
async function reached(page: Page, { name, go }: Screen, album: Album): Promise<boolean> {
  try {
    await go(page)
    return true
  } catch (error) {
    album.say(`${name} was not reached: ${String(error).split('\n')[0]}`)
    return false
  }
}

/** The table as people see it who tell colours apart otherwise, or not at all. */
async function throughOtherEyes(venue: Venue, album: Album): Promise<void> {
  const page = await visitor(venue, 'desktop')
  await goTo(page, 'activate')
  await goTo(page, 'shoot')
  const client = await page.context().newCDPSession(page)
  for (const type of EYES) {
    await client.send('Emulation.setEmulatedVisionDeficiency', { type })
    await album.put(page, `shoot-cvd-${type}`)
  }
  await page.context().close()
}

const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

/** Pictures of every screen, in both themes and at several sizes. False: not all could be taken. */
export async function takeShots(folder: string): Promise<boolean> {
  const began = Date.now()
  const album = openAlbum(folder)
  await inVenue(async (venue) => {
    for (const tour of TOURS) await walk(venue, tour, album)
    await throughOtherEyes(venue, album)
  })
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${album.pictures} pictures in ${folder}, ${album.troubles} troubles, ${seconds} s`)
  return album.troubles === 0
}

/** The picture that the README opens with. */
export const takePicture = (file: string): Promise<void> =>
  inVenue(async (venue) => {
    mkdirSync(dirname(file), { recursive: true })
    const page = await visitor(venue, 'desktop')
    await goTo(page, 'activate')
    await aimedInBattle(page)
    writeFileSync(file, await pictureOf(page))
    console.log(file)
  })
