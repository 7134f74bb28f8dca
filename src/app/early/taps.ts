/** Records taps on the early drawing by the button's name and replays them on React's buttons. */

declare global {
  /** Set once the app renders. */
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

/** Replays the taps in order. Taps on buttons that no longer exist are dropped. */
export function replayTaps(root: ParentNode) {
  const taps = globalThis.earlyTaps?.splice(0) ?? []
  for (const tap of taps) [...root.querySelectorAll('button')].find((button) => nameOf(button) === tap)?.click()
}
