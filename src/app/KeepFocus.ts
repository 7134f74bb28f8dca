import { useEffect } from 'react'

const isPlace = (node: unknown): node is HTMLElement =>
  node instanceof HTMLElement &&
  node.textContent !== '' &&
  node.matches('main :not(a, button, input), [role=dialog], [role=dialog] :not(a, button, input)')

/**
 * Keeps the place of keyboards and screen readers: if the focused control disappears, what was beside or around it gets
 * the focus, or else the screen's heading. A closed dialog returns the focus itself.
 */
export function keepFocus() {
  /** The focused element and its ancestors. */
  let path: readonly EventTarget[] = []
  const remember = (event: Event) => {
    path = event.composedPath()
  }
  const watch = new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return
    const cut = changes.find(
      ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => path.includes(node)),
    )
    if (!cut) return
    const isDialogGone = path.some(
      (each) => each instanceof Element && !each.isConnected && each.getAttribute('role') === 'dialog',
    )
    path = []
    if (isDialogGone) return
    const place = [cut.nextSibling, cut.previousSibling, cut.target].find(isPlace)
    if (place && !place.hasAttribute('tabindex')) {
      place.tabIndex = -1
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
    }
    const goal = place ?? document.querySelector('h1')
    goal?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    watch.disconnect()
  }
}

export function KeepFocus() {
  useEffect(keepFocus, [])
  return null
}
