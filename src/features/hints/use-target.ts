import { useLayoutEffect, useState } from 'react'

/** Milliseconds between checks of the position: a target can also move without scrolling, as when data arrives. */
const period = 250

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null

const isSame = (a: DOMRect | null, b: DOMRect | null) =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height

/** The position of the first match in the window; null if there is none. */
export function useTarget(selector: string): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      const now = boxOf(selector)
      setBox((previous) => (isSame(previous, now) ? previous : now))
    }
    look()
    const timer = setInterval(look, period)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [selector])
  return box
}
