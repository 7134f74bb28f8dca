/** IBM's checker finds what axe doesn't, such as images without a name. Runs in the page, like axe. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

/** A star's label holds only its drawing: the radio itself is named. */
const isStar = (finding: string) => /^label_content_exists.*Rating-label/.test(finding)

declare global {
  interface Window {
    ace: { Checker: typeof Checker }
  }
}

export async function expectSecondOpinion(page: Page, where: string) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine)
  const found = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, level] }) => kind === 'VIOLATION' && level === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  })
  expect
    .soft(
      found.filter((finding) => !isStar(finding)),
      where,
    )
    .toEqual([])
}
