import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { getReceipt } from '#generated/operations/orders.ts'
import { onceNow } from '#shared/api/query-client.ts'
import { isWebPage } from '#shared/platform.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './OrderDetails.module.css'
import { canShare, share } from './share.ts'

/**
 * Requests the receipt's link and opens or shares it. The link stays visible in case the browser blocks the window.
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
      if (!isWebPage(data.link)) throw new Error(texts.orders.badReceipt)
      setLink(data.link)
      await use(data.link)
    } catch {
      toast.error(texts.orders.somethingWrong)
    } finally {
      setAsking(false)
    }
  }

  const open = (url: string) => window.open(url, '_blank', 'noopener,noreferrer')
  const shareLink = (url: string) => share({ title: texts.orders.receiptOf({ number: order.order_number }), url })

  return (
    <div className={styles.receipt}>
      <Action rank="second" disabled={isAsking} onClick={() => void withLink(open)}>
        {isAsking ? texts.orders.receiptOpening : texts.orders.receipt}
      </Action>
      {canShare() && (
        <Action rank="quiet" disabled={isAsking} onClick={() => void withLink(shareLink)}>
          {texts.orders.receiptShare}
        </Action>
      )}
      <p role="status">
        {link && (
          <>
            {texts.orders.receiptReady}{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {texts.orders.receiptLink}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
