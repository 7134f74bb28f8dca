/** Loaded with the first screen, because an overlay loads after the click. */
import { now } from '../clock.ts'

/** Milliseconds. An overlay that opens later was opened by something else. */
const stillOpening = 5_000

let pressed: { control: Element | null; at: number } | undefined

/** The control that was clicked, also by a key, just before; null if there is none. */
export const lastPressed = () =>
  pressed?.control?.isConnected && now() - pressed.at < stillOpening ? pressed.control : null

globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    pressed = { control: target instanceof Element ? target.closest('button, a[href], label') : null, at: now() }
  },
  true,
)
