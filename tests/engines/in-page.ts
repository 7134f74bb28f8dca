/** Runs in the page, so each function stands alone. Playwright brings its own. */
import type { Role } from './tab.ts'

export interface Wanted {
  role: Role | 'field'
  pattern: string
}

/** The first visible element of this role and name. A dialog hides what is behind it. */
export function findElement({ role, pattern }: Wanted): HTMLElement | undefined {
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]',
    radio: '[role=radio], input[type=radio]',
    heading: 'h1, h2, h3, h4',
    field: 'input, textarea, select',
  }
  const textOf = (nodes: Iterable<Element | null>) => [...nodes].map((node) => node?.textContent ?? '').join(' ')
  const nameOf = (element: HTMLElement & Partial<HTMLInputElement>) => {
    const ids = element.getAttribute('aria-labelledby')
    if (ids) return textOf(ids.split(/\s+/).map((id) => document.getElementById(id)))
    const label = element.getAttribute('aria-label') || textOf(element.labels ?? [])
    return label || element.textContent || element.value || ''
  }
  const isVisible = (element: HTMLElement) => {
    // A radio button may have no size; its label has one.
    const shown = (element as Partial<HTMLInputElement>).labels?.[0] ?? element
    return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible'
  }
  const name = new RegExp(pattern)
  const dialog = document.querySelector('[aria-modal=true]')
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) => name.test(nameOf(element).replace(/\s+/g, ' ').trim()) && isVisible(element),
  )
}
