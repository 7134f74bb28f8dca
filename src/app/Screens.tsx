import { Route, Routes, useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyScreen } from '#shared/ui/lazy-screen.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { CheckoutPlace } from './CheckoutPlace.tsx'
import { Layout } from './Layout.tsx'
import { Navigation } from './Navigation.tsx'
import { isClosed } from './redirects.ts'
import { isOffered, type RouteEntry, routeTable } from './route-table.ts'
import { SessionGate } from './SessionGate.tsx'
import { usePageViews } from './use-page-views.ts'
import { useTypeface } from './use-typeface.ts'

const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen.tsx'))

const MaintenanceScreen = lazyScreen('MaintenanceScreen', () => import('./MaintenanceScreen.tsx'))

const screens = Object.entries<RouteEntry>(routeTable).flatMap(([path, entry]) =>
  entry.screen && isOffered(entry) ? [<Route key={path} path={path} caseSensitive element={<entry.screen />} />] : [],
)

export function Screens() {
  const { pathname, search } = useLocation()
  usePageViews()
  useTypeface()
  const attempt = useStored('checkoutAttempt')
  const isShut = isClosed({
    path: pathname,
    isConfirmingMachine: new URLSearchParams(search).has('order_id'),
    hasOpenAttempt: attempt !== null && !attempt.settled,
  })
  const isAtCheckout = pathname === routes.payment && !isShut
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <LazyPart place={pathname} fallback={<PageSpinner />}>
            {isShut ? (
              <MaintenanceScreen />
            ) : (
              !isAtCheckout && (
                <Routes>
                  {screens}
                  <Route path="*" element={<NotFoundScreen />} />
                </Routes>
              )
            )}
          </LazyPart>
          <CheckoutPlace isHere={isAtCheckout} isNext={pathname === routes.products && !isShut} />
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
