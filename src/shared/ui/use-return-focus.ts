import { useEffect, useState } from 'react'

/** Gives the focus back to what had it before, because an overlay that unmounts takes it along. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
