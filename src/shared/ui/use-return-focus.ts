import { useEffect, useState } from 'react'

/**
 * Returns the focus on unmount to the element that had it before, because an unmounted overlay loses it. If that is
 * gone or there was none, as after opening a link, the screen's heading gets the focus.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
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
