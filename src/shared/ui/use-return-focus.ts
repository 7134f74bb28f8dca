import { useEffect, useState } from 'react'
import { lastPressed } from './last-pressed.ts'

/** What opened the overlay. Safari doesn't focus a clicked button, but what is around it, such as another sheet. */
const openerNow = (): Element | null => lastPressed() ?? document.activeElement

/**
 * Returns the focus on unmount to what opened the overlay, because an unmounted overlay loses it. If that is gone or
 * there was none, as after opening a link, the screen's heading gets the focus.
 */
export function useReturnFocus() {
  const [opener] = useState(openerNow)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      const canReturn = opener?.isConnected && opener !== document.body
      const goal = canReturn ? opener : isLost && document.querySelector('h1')
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    },
    [opener],
  )
}
