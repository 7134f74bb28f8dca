import { paths } from '#shared/paths.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'

/** From one wallet to the other; filters stay with the wallet they were made for. */
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
