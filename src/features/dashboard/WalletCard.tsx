import { Button } from '@mantine/core'
import { IconWallet } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { useSession } from '#domain/session/session.ts'
import { type Balance, useBalanceRetry, useWalletBalance } from '#domain/wallet/balances.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Dashboard.module.css'
import { RowLink } from './RowLink.tsx'

function balanceText(balance: Balance) {
  if (balance === 'loading') return texts.dashboard.walletLoading
  return balance === 'failed' ? texts.dashboard.walletUnknown : formatMoney(balance.amount, balance.currency)
}

/** The wallet balance. Guests have none. */
export function WalletCard() {
  const isRegistered = useSession().kind === 'registered'
  const balance = useWalletBalance(isRegistered)
  const retry = useBalanceRetry()
  const titleId = useId()
  useEffect(() => {
    if (balance === 'failed') toast.error(texts.dashboard.somethingWrong)
  }, [balance])
  return (
    <section className={styles.wallet}>
      <IconWallet size="1.75rem" aria-hidden="true" />
      <span className={styles.balance}>
        <h2 id={titleId}>{texts.dashboard.wallet}</h2>
        {isRegistered ? (
          <output aria-labelledby={titleId} data-loaded={typeof balance === 'object'}>
            <Words>{balanceText(balance)}</Words>
          </output>
        ) : (
          <TextLink to={paths.login(routes.dashboard)}>{texts.dashboard.guestWallet}</TextLink>
        )}
      </span>
      {isRegistered &&
        (balance === 'failed' ? (
          <Button variant="subtle" onClick={() => void retry()}>
            {texts.dashboard.retry}
          </Button>
        ) : (
          <RowLink to={routes.walletTransactions}>{texts.dashboard.transactions}</RowLink>
        ))}
    </section>
  )
}
