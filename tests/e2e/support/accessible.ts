import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './test.ts'

const minified = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Amounts, and numbers of orders and machines, that the browser would translate. The mock server's own pages are not
 * the app's. Runs in the page.
 */
function translatedAmounts() {
  const found: string[] = []
  if (!document.documentElement.dataset.mantineColorScheme) return found
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data = '', parentElement } = texts.currentNode as Text
    const isKept = parentElement?.closest('[translate="no"], script, style')
    if (!isKept && /₹\s?\d|\b(VM|CF|A)-\d/.test(data)) found.push(data)
  }
  return found
}

/** Fails on any axe violation, and on any amount that the browser would translate, with contrast checked in both themes. `where` names the screen in the message. */
export async function expectAccessible(page: Page, where = '') {
  // Runs in the page itself: axe's Playwright package opens a second page per run and takes five times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minified)
  const found = await page.evaluate(async (tags) => {
    const { dataset } = document.documentElement
    // Nothing behind a modal dialog can be reached, so its position under a sticky header is no violation.
    const reachable = document.querySelector('[aria-modal="true"]') ?? document
    const isInBar = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isInBar(element.parentElement))
    // What scrolls below a bar is in reach after scrolling, however small the part is that shows now.
    const isBelowBar = (element: Element | undefined) => {
      if (!element) return false
      const { left, top, bottom, width } = element.getBoundingClientRect()
      const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y))
      return ends.some((hit) => !element.contains(hit) && isInBar(hit))
    }
    const run = async (runOnly: string[]) => {
      const options = { runOnly, resultTypes: ['violations' as const], elementRef: true }
      const { violations } = await window.axe.run(reachable, options)
      return violations.flatMap(({ id, nodes }) => {
        const wrong = id === 'target-size' ? nodes.filter(({ element }) => !isBelowBar(element)) : nodes
        return wrong.slice(0, 1).map(({ html }) => `${id} ${html}`)
      })
    }
    const changeTheme = () => {
      dataset.mantineColorScheme = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark'
    }
    const found = await run(tags)
    // The mock server's pages have one theme.
    if (!dataset.mantineColorScheme) return found
    changeTheme()
    const inOtherTheme = await run(['color-contrast'])
    changeTheme()
    return [...found, ...inOtherTheme]
  }, rules)
  expect(found, where).toEqual([])
  expect(await page.evaluate(translatedAmounts), where).toEqual([])
}
