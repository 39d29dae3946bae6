import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { outline, overflow, smallTargets } from './measures'

/**
 * Within the page itself. For frames of other origins, which ours have not, axe would open a second page;
 * that takes the focus from the one that is looked at.
 */
async function axe(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** What is wrong on this screen, in words. `least`: of a target, px. */
export async function faultsOf(page: Page, least: number): Promise<string[]> {
  const looked = [axe(new AxeBuilder({ page })), smallTargets(page, least), overflow(page), outline(page)]
  return (await Promise.all(looked)).flat()
}

/** In another theme only colours differ. */
export const coloursOf = (page: Page): Promise<string[]> =>
  axe(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
