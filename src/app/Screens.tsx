/** The screens by route. Products are in the first load, every other screen comes when it is asked for. */
import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { routes } from '#shared/paths.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Layout } from './Layout.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { Navigation } from './Navigation.tsx'
import { SessionGate } from './SessionGate.tsx'
import { reloadOnce } from './update/reload-once.ts'

const FindMachine = lazyScreen('FindMachineScreen', () => import('./FindMachineScreen.tsx'))
const PaymentResult = lazyScreen('PaymentResultPage', () => import('./PaymentResultPage.tsx'))

const screens: [path: string, screen: ComponentType][] = [
  [routes.products, ProductsScreen],
  [routes.searchMachine, FindMachine],
  [routes.scanMachine, FindMachine],
  [routes.machine, lazyScreen('MachineLinkScreen', () => import('#features/machine-link/MachineLinkScreen.tsx'))],
  [routes.login, lazyScreen('LoginScreen', () => import('#features/sign-in/LoginScreen.tsx'))],
  [routes.cart, lazyScreen('CartScreen', () => import('#features/cart/CartScreen.tsx'))],
  [routes.payment, lazyScreen('PaymentScreen', () => import('#features/checkout/PaymentScreen.tsx'))],
  [routes.cardPaymentSuccess, PaymentResult],
  [routes.cardPaymentFailure, PaymentResult],
  [routes.mealCardPaymentSuccess, PaymentResult],
  [routes.mealCardPaymentFailure, PaymentResult],
  [routes.paymentSuccess, PaymentResult],
  [routes.orderDispense, lazyScreen('OrderDispensePage', () => import('./DispensePages.tsx'))],
  [routes.orderDispenseStatus, lazyScreen('OrderDispenseStatusPage', () => import('./DispensePages.tsx'))],
  [routes.orderHistory, lazyScreen('OrderHistoryScreen', () => import('#features/orders/OrderHistoryScreen.tsx'))],
  [routes.orderHistoryDetails, lazyScreen('OrderDetailsPage', () => import('./OrderDetailsPage.tsx'))],
  ['*', lazyScreen('MoreScreens', () => import('./MoreScreens.tsx'))],
]

export function Screens() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <LazyPart place={pathname} fallback={<PageSpinner />} onFailure={() => reloadOnce(pathname)}>
            <Routes>
              {screens.map(([path, Screen]) => (
                <Route key={path} path={path} caseSensitive element={<Screen />} />
              ))}
            </Routes>
          </LazyPart>
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
