import { useLocation } from 'react-router-dom'
import { paths, routes } from '#shared/paths.ts'
import { needsAccountTexts as texts } from '#shared/texts/needs-account.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import type { AccountRoute } from './route-table.ts'

const reasons: Record<AccountRoute, string> = {
  [routes.profile]: texts.forProfile,
  [routes.card]: texts.forCard,
  [routes.walletTransactions]: texts.forWallet,
  [routes.companyWalletTransactions]: texts.forWallet,
}

/** Shown to guests in place of an account-only screen: the reason, and a sign-in link that comes back here. */
export function NeedsAccount() {
  const { pathname, search } = useLocation()
  return (
    <Screen title={texts.title} back={paths.root}>
      <EmptyState
        title={reasons[pathname as AccountRoute]}
        hint={texts.hint}
        action={{ label: texts.signIn, to: paths.login(pathname + search) }}
      />
    </Screen>
  )
}
