import { Route, Routes, useLocation } from 'react-router-dom'
import { useStored } from '#shared/storage/use-stored.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyScreen } from '#shared/ui/lazy-screen.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Layout } from './Layout.tsx'
import { Navigation } from './Navigation.tsx'
import { isClosed } from './redirects.ts'
import { isOffered, type RouteEntry, routeTable } from './route-table.ts'
import { SessionGate } from './SessionGate.tsx'
import { usePageViews } from './use-page-views.ts'

const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen.tsx'))

const MaintenanceScreen = lazyScreen('MaintenanceScreen', () => import('./MaintenanceScreen.tsx'))

const screens = Object.entries<RouteEntry>(routeTable).flatMap(([path, entry]) =>
  entry.screen && isOffered(entry) ? [<Route key={path} path={path} caseSensitive element={<entry.screen />} />] : [],
)

export function Screens() {
  const { pathname } = useLocation()
  usePageViews()
  const attempt = useStored('checkoutAttempt')
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <LazyPart place={pathname} fallback={<PageSpinner />}>
            {isClosed(pathname, attempt !== null && !attempt.settled) ? (
              <MaintenanceScreen />
            ) : (
              <Routes>
                {screens}
                <Route path="*" element={<NotFoundScreen />} />
              </Routes>
            )}
          </LazyPart>
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
