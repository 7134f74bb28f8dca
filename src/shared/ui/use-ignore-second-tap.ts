/** A second quick tap is meant for the overlay that the first one has closed, and not for what lies below. */
import { useEffect } from 'react'

/** Milliseconds after the overlay has closed. */
const soon = 500
/** Pixels between two taps of a finger. */
const near = 40

function isSecond(first: PointerEvent, { detail, clientX, clientY }: MouseEvent) {
  // Browsers count the clicks of a mouse, but not all of them a finger's. Keys click with 0.
  if (first.pointerType === 'mouse') return detail > 1
  return detail > 0 && Math.hypot(clientX - first.clientX, clientY - first.clientY) < near
}

/** For an overlay that is open while it is rendered. */
export function useIgnoreSecondTap() {
  useEffect(() => {
    let first: PointerEvent | undefined
    const keep = (event: PointerEvent) => {
      first = event
    }
    const ignore = (event: MouseEvent) => {
      if (!first || !isSecond(first, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('pointerup', keep, true)
    return () => {
      window.removeEventListener('pointerup', keep, true)
      window.addEventListener('click', ignore, true)
      setTimeout(() => window.removeEventListener('click', ignore, true), soon)
    }
  }, [])
}
