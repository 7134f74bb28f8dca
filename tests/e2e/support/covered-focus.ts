import type { Page } from '@playwright/test'

/** Focuses each control in turn. Returns those that a bar of another part of the page covers, wholly or in part. */
export async function coveredFocus(page: Page) {
  // Browsers care for the focus of customers who use a keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const place = document.querySelector('[aria-modal="true"]') ?? document
    const controls = place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')
    const barOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position) ? element : barOf(element.parentElement)
    const isCovered = (control: HTMLElement) => {
      control.focus()
      // A hidden radio is shown by its label.
      const shown = (control instanceof HTMLInputElement && control.labels?.[0]) || control
      const { left, top, width, height } = shown.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((down) => {
        const y = top + height * down
        if (y < 0 || y > innerHeight) return false
        const hit = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 1), y)
        const bar = barOf(hit)
        return bar !== null && !bar.contains(control)
      })
    }
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .filter(isCovered)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim())
  })
}
