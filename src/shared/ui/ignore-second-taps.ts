/**
 * Whoever taps twice, or again because nothing seems to happen, means the control under the finger. If another one has
 * just come in its place, such as Pay where the way to the cart was, that tap does nothing. Loaded with the first screen,
 * before anything else that listens for clicks.
 */
import { now } from '../clock.ts'

/** Milliseconds. Nobody sees another control, reads and decides faster. */
const rest = 500
/** Pixels between two taps of a finger. */
const near = 24
/** Milliseconds between two looks at the tapped control, and how long it is looked at. */
const pause = 100
const longest = 10_000

interface Tap {
  /** Or what else was tapped, such as what closes a sheet. */
  control: Element
  x: number
  y: number
  at: number
  goneAt?: number
}

let last: Tap | undefined
let pointer = ''
const appeared = new WeakMap<Element, number>()

/**
 * The `ref` of a place with `data-rests`: right after it has appeared, a tap there is meant for what was there before, even
 * on another page or ten seconds after the last tap.
 */
export const restAtFirst = (place: Element | null) => void (place && appeared.set(place, now()))

function isNew(target: Element, at: number) {
  const place = target.closest('[data-rests]')
  return pointer !== 'mouse' && place !== null && at - (appeared.get(place) ?? Number.NEGATIVE_INFINITY) < rest
}

/** When the finger came: a busy page hears of it later, and by then shows something else. */
const timeOf = ({ timeStamp }: MouseEvent) => Math.min(now(), timeStamp)

/** A click on a label clicks its field, too. */
const controlAt = (target: Element) =>
  target.closest('button, a[href], label') ?? (target as HTMLInputElement).labels?.[0] ?? target

/** React keeps some screens hidden. */
const isGone = ({ control }: Tap) => !control.isConnected || control.closest('[style*="display: none"]') !== null

/** Notes when the control goes. */
function look(tap: Tap) {
  if (tap !== last || tap.goneAt !== undefined || now() - tap.at > longest) return
  if (isGone(tap)) tap.goneAt = now()
  else setTimeout(look, pause, tap)
}

/** Browsers count the clicks of a mouse, but not all of them a finger's. */
const isSamePlace = ({ x, y }: Tap, { detail, clientX, clientY }: MouseEvent) =>
  pointer === 'mouse' ? detail > 1 : Math.hypot(clientX - x, clientY - y) < near

const isCovered = ({ control, x, y }: Tap) => !control.contains(document.elementFromPoint(x, y))

/** Whether a tap means the control of the last one, which has just gone or been covered. */
const isMeantFor = (tap: Tap, control: Element, event: MouseEvent) =>
  control !== tap.control &&
  timeOf(event) - (tap.goneAt ?? tap.at) < rest &&
  isSamePlace(tap, event) &&
  (tap.goneAt !== undefined || isCovered(tap))

globalThis.addEventListener?.(
  'pointerup',
  ({ pointerType }) => {
    pointer = pointerType
  },
  true,
)
globalThis.addEventListener?.(
  'click',
  (event) => {
    const { target, detail, clientX, clientY } = event
    // Keys and assistive technology click without a place.
    if (detail === 0 || !(target instanceof Element)) return
    const control = controlAt(target)
    if (last) look(last)
    if (isNew(target, timeOf(event)) || (last && isMeantFor(last, control, event))) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    last = { control, x: clientX, y: clientY, at: timeOf(event) }
    setTimeout(look, pause, last)
  },
  true,
)
