/** Taps on what was drawn before React: kept by the button's name, and done again on React's own button. */

declare global {
  /** The app draws from now on. */
  var hasApp: boolean | undefined
  var earlyTaps: string[] | undefined
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

export function keepTaps(root: HTMLElement) {
  globalThis.earlyTaps ??= []
  root.onclick = ({ target }) => {
    const button = (target as Element).closest('button')
    if (button && !globalThis.hasApp) globalThis.earlyTaps?.push(nameOf(button) ?? '')
  }
}

/** Does again what was tapped, in its order; a button that is not there any more is left out. */
export function replayTaps(root: ParentNode) {
  const taps = globalThis.earlyTaps?.splice(0) ?? []
  for (const tap of taps) [...root.querySelectorAll('button')].find((button) => nameOf(button) === tap)?.click()
}
