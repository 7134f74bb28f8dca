/** The screens by route. Products are in the first load, every other screen comes when it is asked for. */
import { type ComponentType, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { routes } from '#shared/paths.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Layout } from './Layout.tsx'
import { later } from './later.ts'
import { Navigation } from './Navigation.tsx'
import { SessionGate } from './SessionGate.tsx'

const FindMachine = later('FindMachineScreen', () => import('./FindMachineScreen.tsx'))
const PaymentResult = later('PaymentResultPage', () => import('./PaymentResultPage.tsx'))

const screens: [path: string, screen: ComponentType][] = [
  [routes.products, ProductsScreen],
  [routes.searchMachine, FindMachine],
  [routes.scanMachine, FindMachine],
  [routes.machine, later('MachineLinkScreen', () => import('#features/machine-link/MachineLinkScreen.tsx'))],
  [routes.login, later('LoginScreen', () => import('#features/sign-in/LoginScreen.tsx'))],
  [routes.cart, later('CartScreen', () => import('#features/cart/CartScreen.tsx'))],
  [routes.payment, later('PaymentScreen', () => import('#features/checkout/PaymentScreen.tsx'))],
  [routes.cardPaymentSuccess, PaymentResult],
  [routes.cardPaymentFailure, PaymentResult],
  [routes.mealCardPaymentSuccess, PaymentResult],
  [routes.mealCardPaymentFailure, PaymentResult],
  [routes.paymentSuccess, PaymentResult],
  [routes.orderDispense, later('OrderDispensePage', () => import('./DispensePages.tsx'))],
  [routes.orderDispenseStatus, later('OrderDispenseStatusPage', () => import('./DispensePages.tsx'))],
  [routes.orderHistory, later('OrderHistoryScreen', () => import('#features/orders/OrderHistoryScreen.tsx'))],
  [routes.orderHistoryDetails, later('OrderDetailsPage', () => import('./OrderDetailsPage.tsx'))],
  ['*', later('MoreScreens', () => import('./MoreScreens.tsx'))],
]

export function Screens() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              {screens.map(([path, Screen]) => (
                <Route key={path} path={path} caseSensitive element={<Screen />} />
              ))}
            </Routes>
          </Suspense>
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
