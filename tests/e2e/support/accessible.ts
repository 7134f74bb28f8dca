import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with each barrier that axe finds. `where` names the screen in the message. */
export async function expectAccessible(page: Page, where = '') {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.map(({ id, nodes }) => `${where} ${id} ${nodes[0]?.html}`)).toEqual([])
}

/** Both themes and both ends of the widths. */
export const appearances = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const
