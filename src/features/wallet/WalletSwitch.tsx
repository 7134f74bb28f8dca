import { paths } from '#shared/paths.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'

/** Switches between the wallets. Filters are not carried over. */
export function WalletSwitch({ isCompany = false }: { isCompany?: boolean }) {
  return (
    <ViewSwitch
      label={texts.wallets}
      views={[
        { label: texts.title, to: paths.walletTransactions, isShown: !isCompany },
        { label: texts.companyTitle, to: paths.companyWalletTransactions, isShown: isCompany },
      ]}
    />
  )
}
