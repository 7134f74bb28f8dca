/** Answers taps on the early drawing of the products, and replays them on React's buttons. */

/** A tap on a card's add button, by the card's key, or on any other button, by its accessible name. */
interface Tap {
  isAdd: boolean
  name: string
}

interface EarlyTaps {
  machineId: string
  taps: Tap[]
}

declare global {
  var earlyTaps: EarlyTaps | undefined
}

const keepForReload = (earlyTaps: EarlyTaps | undefined) => history.replaceState({ ...history.state, earlyTaps }, '')

/** Call first: a redirect drops the state of the history entry. Going back to it must not repeat its taps. */
export function restoreTaps() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') globalThis.earlyTaps = history.state?.earlyTaps
}

function tapOn(button: HTMLElement): Tap {
  const isAdd = 'add' in button.dataset
  const name = isAdd
    ? button.closest<HTMLElement>('[data-card]')?.dataset.card
    : (button.getAttribute('aria-label') ?? button.textContent)
  return { isAdd, name: name ?? '' }
}

const targetsOf = ({ isAdd, name }: Tap, root: ParentNode) =>
  [...root.querySelectorAll('button')].filter((button) => {
    const other = tapOn(button)
    return other.isAdd === isAdd && other.name === name
  })

interface Limits {
  /** How many products the cart still takes. */
  room: number
  /** How many the cart may hold of the card with this key. */
  mostOf: (card: string) => number
}

/** Shows on each product how many were added, within the limits. Beyond them, React says why when it replays the tap. */
export function answerTaps(root: HTMLElement, machineId: string, { room, mostOf }: Limits) {
  const early = globalThis.earlyTaps?.machineId === machineId ? globalThis.earlyTaps : { machineId, taps: [] }
  globalThis.earlyTaps = early
  let left = room
  const answer = (tap: Tap) => {
    const targets = targetsOf(tap, root)
    const [button] = targets
    const count = Number(button?.textContent) || 0
    if (!(button && tap.isAdd) || left < 1 || count >= mostOf(tap.name)) return
    left -= 1
    const name = (button.getAttribute('aria-label') ?? '').replace(/^\d+, /, '')
    for (const each of targets) {
      each.textContent = String(count + 1)
      each.setAttribute('aria-label', `${count + 1}, ${name}`)
      each.dataset.filled = 'true'
    }
  }
  root.onclick = ({ target }) => {
    const button = (target as Element).closest('button')
    // React's buttons, which replace the drawing, answer taps themselves.
    if (!button || !root.querySelector('[data-early]')) return
    const tap = tapOn(button)
    early.taps.push(tap)
    answer(tap)
    keepForReload(early)
  }
  early.taps.forEach(answer)
}

/** Replays this machine's taps in order, once. Taps on buttons that no longer exist are dropped. */
export function replayTaps(root: ParentNode, machineId: string) {
  const early = globalThis.earlyTaps
  globalThis.earlyTaps = undefined
  if (history.state?.earlyTaps) keepForReload(undefined)
  if (early?.machineId === machineId) for (const tap of early.taps) targetsOf(tap, root)[0]?.click()
}
