import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with each barrier that axe finds, contrast in both themes. `where` names the screen in the message. */
export async function expectAccessible(page: Page, where = '') {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const inOtherTheme = (await changeTheme(page))
    ? (await new AxeBuilder({ page }).withRules('color-contrast').analyze()).violations
    : []
  await changeTheme(page)
  const all = [...violations, ...inOtherTheme]
  expect(all.map(({ id, nodes }) => `${where} ${id} ${nodes[0]?.html}`)).toEqual([])
}

/** From light to dark or back. Returns false for a page without a choice of themes. */
const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    if (!dataset.mantineColorScheme) return false
    dataset.mantineColorScheme = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark'
    return true
  })
