import { useLocation } from 'react-router-dom'
import { paths, routes } from '#shared/paths.ts'
import { needsAccountTexts as texts } from '#shared/texts/needs-account.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import type { AccountRoute } from './route-table.ts'

const reasons: Record<AccountRoute, { title: string; drawing: 'account' | 'card' | 'wallet' | 'company' }> = {
  [routes.profile]: { title: texts.forProfile, drawing: 'account' },
  [routes.card]: { title: texts.forCard, drawing: 'card' },
  [routes.walletTransactions]: { title: texts.forWallet, drawing: 'wallet' },
  [routes.companyWalletTransactions]: { title: texts.forWallet, drawing: 'company' },
}

/** Shown to guests in place of an account-only screen: the reason, and a sign-in link that comes back here. */
export function NeedsAccount() {
  const { pathname, search } = useLocation()
  return (
    <Screen title={texts.title}>
      <EmptyState
        {...reasons[pathname as AccountRoute]}
        hint={texts.hint}
        action={{ label: texts.signIn, to: paths.login(pathname + search) }}
      />
    </Screen>
  )
}
