import type { Order } from '#domain/order/order-state.ts'
import { receiptOf, receiptText } from '#domain/order/receipt.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { copyText } from '#shared/ui/copy-text.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { BillTable } from './BillTable.tsx'
import { PrintButton } from './PrintButton.tsx'
import styles from './ReceiptScreen.module.css'
import { canShare, share } from './share.ts'

/** A receipt made from the order, without the server. The title becomes the name of a saved PDF. */
export function ReceiptScreen({ order, checked = '' }: { order: Order; checked?: string }) {
  const receipt = receiptOf(order)
  const { title, seller, parts } = receipt
  const text = receiptText(receipt, checked)
  return (
    <Screen title={title} back={paths.orderHistoryDetails(order.id)}>
      <article className={styles.receipt}>
        <header>
          {seller.map((line, index) =>
            index === 0 ? (
              <h2 key={line}>{line}</h2>
            ) : (
              <p key={line}>
                <Words>{line}</Words>
              </p>
            ),
          )}
        </header>
        {parts.map((part) => (
          <section key={part.title}>
            <h3>{part.title}</h3>
            <BillTable rows={part.rows} title={part.title} />
          </section>
        ))}
        <footer>
          {checked && <p role="status">{checked}</p>}
          <p>{texts.orders.receiptNote}</p>
        </footer>
      </article>
      <div className={styles.actions}>
        <PrintButton />
        {canShare() ? (
          <Action rank="second" onClick={() => void share({ title, text })}>
            {texts.orders.receiptShare}
          </Action>
        ) : (
          <Action
            rank="second"
            onClick={() => copyText(text, { done: texts.orders.receiptCopied, failed: texts.orders.copyFailed })}
          >
            {texts.orders.receiptCopy}
          </Action>
        )}
      </div>
    </Screen>
  )
}
