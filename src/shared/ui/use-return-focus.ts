import { useEffect, useState } from 'react'

/** Returns the focus on unmount to the element that had it before, because an unmounted overlay loses it. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
