const isPlace = (node: unknown): node is HTMLElement =>
  node instanceof HTMLElement &&
  node.textContent !== '' &&
  node.matches('main :not(a, button, input), [role=dialog], [role=dialog] :not(a, button, input)')

/**
 * Keeps the place of keyboards and screen readers: if the focused control disappears, what was beside or around it gets
 * the focus, or else the screen's heading. A closed dialog or menu returns the focus itself. Returns a function that stops it.
 */
export function keepFocus() {
  // It starts late: the customer may already be somewhere.
  let focused: Element | null = document.activeElement
  const remember = ({ target }: Event) => {
    focused = target as Element
    // Firefox leaves what is partly in view as it is, though a bar may cover the rest.
    if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }
  const watch = new MutationObserver((changes) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const gone = focused
    focused = null
    const cut = changes.find(
      ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    )
    if (!cut || gone.closest('[role=dialog], [role=menu]')) return
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
