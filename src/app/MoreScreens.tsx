/** Screens of the account, screens to read, and 'Not found'. One chunk names them all, so that the first load need not (docs/decisions/0007). */
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { later } from './later.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const screens: [path: string, screen: ComponentType][] = [
  [routes.account, later('AccountScreen', () => import('#features/account/AccountScreen.tsx'))],
  [routes.profile, later('ProfileScreen', () => import('#features/account/ProfileScreen.tsx'))],
  [routes.card, later('MealCardsScreen', () => import('#features/meal-cards/MealCardsScreen.tsx'))],
  [routes.dashboard, later('DashboardScreen', () => import('./DashboardScreen.tsx'))],
  [routes.walletTransactions, later('WalletScreen', () => import('#features/wallet/WalletScreen.tsx'))],
  [
    routes.companyWalletTransactions,
    later('CompanyWalletScreen', () => import('#features/wallet/CompanyWalletScreen.tsx')),
  ],
  [routes.refunds, later('RefundsScreen', () => import('#features/refunds/RefundsScreen.tsx'))],
  [routes.offers, later('OffersScreen', () => import('#features/offers/OffersScreen.tsx'))],
  [routes.support, later('SupportPage', () => import('./SupportPage.tsx'))],
  [routes.faq, later('FaqScreen', () => import('#features/faq/FaqScreen.tsx'))],
  [routes.terms, later('TermsScreen', () => import('#features/terms/TermsScreen.tsx'))],
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
