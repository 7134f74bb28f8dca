import { useCallback, useDeferredValue, useEffect, useState } from 'react'

/** Cards rendered at once. Few machines have more products; longer lists grow while scrolling. */
const maxAtOnce = 60

let hasDrawn = false

/**
 * How many cards to render. After a page load, the first render has only `first` cards, which then respond to taps
 * early; the rest follows. Later renders have all cards at once, which lets the browser restore the scroll position.
 */
export function useGrowing(total: number, first: number) {
  const [limit, setLimit] = useState(maxAtOnce)
  const count = useDeferredValue(limit, hasDrawn ? limit : first)
  useEffect(() => {
    hasDrawn = true
  }, [])
  /** Ref of the element after the list. When it comes near, more cards are rendered. */
  const endRef = useCallback((end: Element | null) => {
    if (!end) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLimit((now) => now + maxAtOnce), {
      rootMargin: '800px',
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [])
  return { count, hasMore: count >= maxAtOnce && count < total, endRef }
}
