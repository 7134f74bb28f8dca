import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'

/** Switches between the wallets. Filters are not carried over. */
export function WalletSwitch({ isCompany = false }: { isCompany?: boolean }) {
  return (
    <ViewSwitch
      label={texts.wallet.wallets}
      views={[
        { label: texts.wallet.title, to: paths.walletTransactions, isShown: !isCompany },
        { label: texts.wallet.companyTitle, to: paths.companyWalletTransactions, isShown: isCompany },
      ]}
    />
  )
}
