import type { QueryClient } from '@tanstack/react-query'
import { routePath } from '#shared/base.ts'
import { routeOf } from '#shared/paths.ts'
import { isOffered, type RouteEntry, routeTable } from './route-table.ts'

/**
 * Requests what a link's screen shows when a finger touches the link: on a slow phone, half a second before that screen
 * could ask for it. Returns a function that stops.
 */
export function prepareScreens(queries: QueryClient): () => void {
  const onPress = ({ target }: PointerEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    const route = routeOf(routePath(link.pathname))
    const entry: RouteEntry | undefined = route && routeTable[route]
    if (entry && isOffered(entry)) void entry.prepare?.(queries)
  }
  document.addEventListener('pointerdown', onPress, { passive: true })
  return () => document.removeEventListener('pointerdown', onPress)
}
