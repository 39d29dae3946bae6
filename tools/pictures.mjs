/**
 * `npm run pictures`: draws the tables of the home page with the page's own renderer into
 * src/web/games/<game>/picture.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { build } = await import('esbuild')
const { chromium } = await import('playwright-core')

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['./src/web/games/pictures.ts'],
  bundle: true,
  write: false,
  platform: 'browser',
  logLevel: 'warning',
})
const [program] = providePrograms()
const browser = await chromium.launch({
  executablePath: process.env[program.variable] ?? program.place,
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const page = await browser.newPage()
await page.addScriptTag({ content: outputFiles[0].text })

function store(game, size, url) {
  const file = join('src', 'web', 'games', game, 'picture', `${size}.webp`)
  const bytes = Buffer.from(url.split(',')[1], 'base64')
  writeFileSync(join(root, file), bytes)
  console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`)
}

for (const game of ['flickfleet']) {
  const [large, small] = await page.evaluate((one) => globalThis.drawPicture(one), game)
  store(game, 'large', large)
  store(game, 'small', small)
}
await browser.close()
