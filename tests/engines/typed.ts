/** Over BiDi, what `fill` sets doesn't always reach React in Debian's Firefox. Typed keys do. */
import type { Locator, Page } from '@playwright/test'

type Fill = Locator['fill']

/** Makes `fill` type, in every test of this worker. */
export function typeToFill(page: Page) {
  const locators: { fill: Fill } = Object.getPrototypeOf(page.locator('input'))
  locators.fill = async function (this: Locator, text, options) {
    await this.focus(options)
    await this.selectText(options)
    await this.press('Delete', options)
    await this.pressSequentially(text, options)
  }
}
