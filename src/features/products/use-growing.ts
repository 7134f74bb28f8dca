import { useCallback, useDeferredValue, useEffect, useState } from 'react'

/** Cards that are drawn at once. No machine holds more; a list beyond that grows as it is scrolled. */
const most = 200

let hasDrawn = false

/**
 * How many cards are drawn: on the first screen of a visit some alone, so that they answer to taps soon, and all others
 * right after. A screen that is come back to is drawn whole, for the browser goes back to its place.
 */
export function useGrowing(total: number, first: number) {
  const [limit, setLimit] = useState(most)
  const count = useDeferredValue(limit, hasDrawn ? limit : first)
  useEffect(() => {
    hasDrawn = true
  }, [])
  /** Goes behind the list while there is more. */
  const atEnd = useCallback((end: Element | null) => {
    if (!end) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLimit((now) => now + most), {
      rootMargin: '800px',
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [])
  return { count, hasMore: count >= most && count < total, atEnd }
}
