/** Screens of the account, screens to read, and 'Not found'. One chunk names them all, so that the first load need not (docs/decisions/0007). */
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { lazyScreen } from './lazy-screen.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const screens: [path: string, screen: ComponentType][] = [
  [routes.account, lazyScreen('AccountScreen', () => import('#features/account/AccountScreen.tsx'))],
  [routes.profile, lazyScreen('ProfileScreen', () => import('#features/account/ProfileScreen.tsx'))],
  [routes.card, lazyScreen('MealCardsScreen', () => import('#features/meal-cards/MealCardsScreen.tsx'))],
  [routes.dashboard, lazyScreen('DashboardScreen', () => import('./DashboardScreen.tsx'))],
  [routes.walletTransactions, lazyScreen('WalletScreen', () => import('#features/wallet/WalletScreen.tsx'))],
  [
    routes.companyWalletTransactions,
    lazyScreen('CompanyWalletScreen', () => import('#features/wallet/CompanyWalletScreen.tsx')),
  ],
  [routes.refunds, lazyScreen('RefundsScreen', () => import('#features/refunds/RefundsScreen.tsx'))],
  [routes.offers, lazyScreen('OffersScreen', () => import('#features/offers/OffersScreen.tsx'))],
  [routes.support, lazyScreen('SupportPage', () => import('./SupportPage.tsx'))],
  [routes.faq, lazyScreen('FaqScreen', () => import('#features/faq/FaqScreen.tsx'))],
  [routes.terms, lazyScreen('TermsScreen', () => import('#features/terms/TermsScreen.tsx'))],
  ['*', NotFoundScreen],
]

export function MoreScreens() {
  return (
    <Routes>
      {screens.map(([path, Screen]) => (
        <Route key={path} path={path} caseSensitive element={<Screen />} />
      ))}
    </Routes>
  )
}
