import { useCallback, useDeferredValue, useEffect, useState } from 'react'

/** Cards rendered at once. Hardly any machine holds more; longer lists grow while scrolling. */
const maxAtOnce = 200

let hasDrawn = false

/**
 * How many cards to render. The first render of a visit shows only `first` cards, so that they respond to taps early,
 * and the rest right after. Later renders show all at once, so that the browser can restore the scroll position.
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
