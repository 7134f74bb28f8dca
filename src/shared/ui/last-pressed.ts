/** The control that was clicked last, also by a key. Loaded with the first screen, because an overlay loads after the click. */
let pressed: Element | null = null

export const lastPressed = () => (pressed?.isConnected ? pressed : null)

globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button, a[href], label') : null
  },
  true,
)
