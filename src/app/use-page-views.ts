import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '#shared/analytics/track.ts'
import { routeOf } from '#shared/paths.ts'

/** Reports each page view by its route pattern, never by its URL, because URLs contain ids. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(() => track({ name: 'page_viewed', page: routeOf(pathname) ?? 'unknown' }), [pathname])
}
