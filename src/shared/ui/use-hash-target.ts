import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the element in the URL's hash, because a lazy screen renders after the browser has tried to.
 * Call it in the component that renders the targets.
 */
export function useHashTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    const goal = target.querySelector('button') ?? target
    goal.focus({ preventScroll: true })
  }, [hash])
}
