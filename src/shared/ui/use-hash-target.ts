import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Goes to what the address's hash names, and opens it: a screen that comes late is too late for the browser's own jump.
 * Call it where the targets are drawn.
 */
export function useHashTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    target.scrollIntoView()
    const goal = target.querySelector<HTMLElement>('summary') ?? target
    goal.focus({ preventScroll: true })
  }, [hash])
}
