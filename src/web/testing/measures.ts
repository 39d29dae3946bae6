import type { Page } from 'playwright-core'

/** Controls of the page that are smaller than `least` px in a direction; links in a sentence may be. */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((px) => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('button, a.plate, select, [role=slider], summary'),
    ]
    const visible = found.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return visible.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().replace(/\s+/g, ' ')
      const fits = Math.min(width, height) >= px - 0.5
      return fits ? [] : [`target: ${name || one.className}: ${width.toFixed(0)} by ${height.toFixed(0)}`]
    })
  }, least)

/** A page wider than its window hides something at the side. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement!
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide in ${innerWidth}`] : []
  })

/** One h1, one main, no id twice; the table is an image that says what is on it. */
export const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    for (const one of ['h1', 'main']) {
      const there = document.querySelectorAll(one).length
      if (there !== 1) faults.push(`${there} ${one}`)
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    faults.push(...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `id twice: ${id}`))
    for (const canvas of document.querySelectorAll('canvas')) {
      const name = canvas.getAttribute('aria-label') ?? ''
      if (canvas.getAttribute('role') !== 'img' || name.length < 20) faults.push(`canvas: ${name}`)
    }
    return faults
  })

/** Controls that no scrolling brings into the window. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')]
    const visible = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return visible.flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
      return inside ? [] : [`out of reach: ${one.getAttribute('aria-label') ?? one.textContent.trim()}`]
    })
  })

/** Texts that do not fit where they are shown, and are cut. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (one: Element): boolean => /hidden|clip/.test(getComputedStyle(one).overflow)
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    const texts = [...document.querySelectorAll('main *, header *')].filter(
      (one) => hasText(one) && hides(one) && !one.matches('.unseen') && one.checkVisibility(),
    )
    const wide = texts.filter((one) => one.scrollWidth > one.clientWidth + 1)
    return wide.map((one) => `cut off: ${one.textContent.trim()}`)
  })

/** The spacing that everybody must be able to set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** As a person's own style sheet would; one of the page's is not allowed to come from elsewhere. */
export const spaceText = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    ([rules, wanted]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = wanted ? [sheet] : []
    },
    [SPACED, on] as const,
  )

/** So many frames in which nothing has moved: whatever was to begin has begun, and has ended. */
const STILL = 8

/** Waits until something is there and stands where it is: what the camera looks at, or follows. */
export const untilStill = (page: Page, what: string): Promise<void> =>
  page.evaluate(
    async ([selector, frames]) => {
      const place = (): string => {
        const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect()
        return box ? [box.x, box.y, box.width, box.height].join() : ''
      }
      for (let [still, before] = [0, '']; still < frames; ) {
        await new Promise(requestAnimationFrame)
        const now = place()
        still = now !== '' && now === before ? still + 1 : 0
        before = now
      }
    },
    [what, STILL] as const,
  )

/** Whether nothing moves: two pictures, some time apart. */
export async function stands(page: Page): Promise<boolean> {
  const first = await page.screenshot()
  await page.waitForTimeout(200)
  return first.equals(await page.screenshot())
}

/** The colour under what may be pressed. */
export const litEdge = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('button[data-option]')!).borderBottomColor)

/** What the person's own colours call a highlight. */
export const highlight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'Highlight'
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color
  })
