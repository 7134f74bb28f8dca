import { Route, Routes, useLocation } from 'react-router-dom'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Layout } from './Layout.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { Navigation } from './Navigation.tsx'
import { routeTable } from './route-table.ts'
import { SessionGate } from './SessionGate.tsx'

const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen.tsx'))

const screens = Object.entries(routeTable).flatMap(([path, { screen: Screen }]) =>
  Screen ? [<Route key={path} path={path} caseSensitive element={<Screen />} />] : [],
)

export function Screens() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <LazyPart place={pathname} fallback={<PageSpinner />}>
            <Routes>
              {screens}
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </LazyPart>
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
