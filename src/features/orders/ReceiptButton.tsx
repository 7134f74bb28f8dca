import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { getReceipt } from '#generated/operations/orders.ts'
import { onceNow } from '#shared/api/query-client.ts'
import { isWebPage } from '#shared/platform.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Action } from '#shared/ui/Action.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './OrderDetails.module.css'

/** Phones can share a link with other apps; most computers can't. */
const canShare = () => typeof navigator.share === 'function'

/** Closing the phone's share sheet is not an error. */
const isGivenUp = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Requests the receipt's link and opens or shares it. The link stays visible in case the browser blocked the window.
 */
export function ReceiptButton({ order }: { order: Order }) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string>()

  async function withLink(use: (link: string) => unknown) {
    setAsking(true)
    try {
      const receipt = getReceipt.options({ userId, machineId: order.machine.id, orderId: order.id })
      const { data } = await client.fetchQuery({ ...receipt, ...onceNow })
      if (!isWebPage(data.link)) throw new Error(texts.badReceipt)
      setLink(data.link)
      await use(data.link)
    } catch (error) {
      if (!isGivenUp(error)) toast.error(texts.somethingWrong)
    } finally {
      setAsking(false)
    }
  }

  const open = (url: string) => window.open(url, '_blank', 'noopener,noreferrer')
  const share = (url: string) => navigator.share({ title: texts.receiptOf({ number: order.order_number }), url })

  return (
    <div className={styles.receipt}>
      <Action rank="second" disabled={isAsking} onClick={() => void withLink(open)}>
        {isAsking ? texts.receiptOpening : texts.receipt}
      </Action>
      {canShare() && (
        <Action rank="quiet" disabled={isAsking} onClick={() => void withLink(share)}>
          {texts.receiptShare}
        </Action>
      )}
      <p role="status">
        {link && (
          <>
            {texts.receiptReady}{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {texts.receiptLink}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
