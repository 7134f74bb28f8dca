import { useLocation } from 'react-router-dom'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { MessageScreen } from '#shared/ui/MessageScreen.tsx'
import type { AccountRoute } from './route-table.ts'

const reasons: Record<AccountRoute, { title: string; drawing: 'account' | 'card' | 'wallet' | 'company' }> = {
  [routes.profile]: { title: texts.needsAccount.forProfile, drawing: 'account' },
  [routes.card]: { title: texts.needsAccount.forCard, drawing: 'card' },
  [routes.walletTransactions]: { title: texts.needsAccount.forWallet, drawing: 'wallet' },
  [routes.companyWalletTransactions]: { title: texts.needsAccount.forWallet, drawing: 'company' },
}

/** Shown to guests instead of an account-only screen: the reason, and a sign-in link that returns here. */
export function NeedsAccount() {
  const { pathname, search } = useLocation()
  const { title, drawing } = reasons[pathname as AccountRoute]
  return (
    <MessageScreen
      drawing={drawing}
      title={title}
      hint={texts.needsAccount.hint}
      action={{ label: texts.needsAccount.signIn, to: paths.login(pathname + search) }}
    />
  )
}
