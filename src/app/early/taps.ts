/** Answers taps on the early drawing, and replays them on React's buttons. */

/** A tap on a product's add button, by the product's name, or on any other button, by the button's own. */
interface Tap {
  isAdd: boolean
  name: string
}

declare global {
  /** Set once the app renders. */
  var hasApp: boolean | undefined
  var earlyTaps: Tap[] | undefined
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** An add button's own name changes with the count in the cart. */
function tapOn(button: HTMLElement): Tap {
  const isAdd = 'add' in button.dataset
  return { isAdd, name: (isAdd ? button.closest('li')?.querySelector('h2')?.textContent : nameOf(button)) ?? '' }
}

const targetsOf = ({ isAdd, name }: Tap, root: ParentNode) =>
  [...root.querySelectorAll('button')].filter((button) => {
    const other = tapOn(button)
    return other.isAdd === isAdd && other.name === name
  })

/** The count on an add button, which otherwise shows a plus. */
const countOn = (button: Element) => Number(button.textContent) || 0

interface Limits {
  /** How many products the cart still takes. */
  room: number
  /** How many the cart may hold of the product with this name. */
  mostOf: (name: string) => number
}

/** Shows on each product how many were added, within the limits. Beyond them, React says why when it replays the tap. */
export function answerTaps(root: HTMLElement, { room, mostOf }: Limits) {
  globalThis.earlyTaps ??= []
  const taps = globalThis.earlyTaps
  root.onclick = ({ target }) => {
    const button = (target as Element).closest('button')
    // React's buttons, which replace the drawing, answer taps themselves.
    if (!button || !root.querySelector('[data-early]')) return
    const tap = tapOn(button)
    taps.push(tap)
    if (!tap.isAdd || taps.filter(({ isAdd }) => isAdd).length > room || countOn(button) >= mostOf(tap.name)) return
    for (const each of targetsOf(tap, root)) {
      each.textContent = String(countOn(each) + 1)
      each.dataset.filled = 'true'
    }
  }
}

/** Replays the taps in order. Taps on buttons that no longer exist are dropped. */
export function replayTaps(root: ParentNode) {
  const taps = globalThis.earlyTaps?.splice(0) ?? []
  for (const tap of taps) targetsOf(tap, root)[0]?.click()
}
