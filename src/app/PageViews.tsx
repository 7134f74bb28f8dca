import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '#shared/analytics/track.ts'
import { routePattern } from '#shared/route-pattern.ts'

/** A page viewed for each path, by its pattern. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => track({ name: 'page_viewed', page: routePattern(pathname) ?? 'unknown' }), [pathname])
  return null
}
