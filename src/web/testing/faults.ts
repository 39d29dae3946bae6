import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { outline, overflow, smallTargets } from './measures'

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** What is wrong on this screen, in words. `least`: of a target, px. */
export async function faultsOf(page: Page, least: number): Promise<string[]> {
  const looked = [axe(page), smallTargets(page, least), overflow(page), outline(page)]
  return (await Promise.all(looked)).flat()
}
