import { useLayoutEffect, useState } from 'react'

/** Milliseconds; what moves a target without a scroll, an answer that comes in for one, is followed that fast. */
const period = 250

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null

const isSame = (a: DOMRect | null, b: DOMRect | null) =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height

/** Where the first match stands in the window, while it is pointed at; null where there is none. */
export function useTarget(selector: string): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      const now = boxOf(selector)
      setBox((known) => (isSame(known, now) ? known : now))
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
