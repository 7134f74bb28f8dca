import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { type Balance, useBalanceRetry } from '#domain/wallet/balances.ts'
import { formatMoney } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LongWait } from '#shared/ui/LongWait.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './Wallet.module.css'

/** The wallet's balance. The product document specifies the toast (§8). */
export function BalanceCard({ label, balance }: { label: string; balance: Balance }) {
  const retry = useBalanceRetry()
  const hasFailed = balance === 'failed'
  useEffect(() => {
    if (hasFailed) toast.error(texts.shell.somethingWrong)
  }, [hasFailed])
  return (
    <section className={styles.balance} aria-label={label}>
      <p>{label}</p>
      {hasFailed ? (
        <>
          <p className={styles.failed}>{texts.wallet.balanceFailed}</p>
          <Button variant="subtle" onClick={() => void retry()}>
            {texts.wallet.retry}
          </Button>
        </>
      ) : balance === 'loading' ? (
        <>
          <strong role="status" aria-label={texts.wallet.balanceLoading} className={styles.loading} />
          <LongWait />
        </>
      ) : (
        <strong translate="no">{formatMoney(balance.amount, balance.currency)}</strong>
      )}
    </section>
  )
}
