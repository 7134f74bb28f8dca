/** Finds controls that a bar covers while they have the focus (WCAG 2.4.11). */
import type { Page } from '@playwright/test'

/**
 * Gives each control the focus, as the Tab key does, and asks which element shows at its corners and its center. Those of
 * which nothing shows are covered. Measured in the page: pressing Tab for each would take minutes.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')]
    const canFocus = (control: HTMLElement) =>
      control.tabIndex >= 0 && !control.matches(':disabled, [type="hidden"]') && control.checkVisibility()
    const shows = (control: HTMLElement) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y])),
      ] as [number, number][]
      return points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y)
        // An input without a look of its own is shown by its label.
        return seen && (control.contains(seen) || seen.contains(control) || seen.closest('label')?.control === control)
      })
    }
    const covered = controls.filter(canFocus).filter((control) => {
      control.focus()
      if (document.activeElement !== control) return false
      // The browser scrolls for the Tab key what a script's focus leaves to it: to the nearest edge, inside the padding.
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      return !shows(control)
    })
    ;(document.activeElement as HTMLElement | null)?.blur()
    return covered.map((control) => (control.ariaLabel ?? control.textContent ?? '').trim() || control.outerHTML)
  })
