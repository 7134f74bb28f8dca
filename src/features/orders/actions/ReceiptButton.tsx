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
import styles from './OrderActions.module.css'

/**
 * Opens a window for the receipt, requests its link and leads the window there. Safari blocks windows that open after a
 * request. If the browser blocks this one too, the link stays visible.
 */
export function ReceiptButton({ order, rank = 'second' }: { order: Order; rank?: 'second' | 'quiet' }) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string>()

  async function open() {
    setAsking(true)
    const receiptWindow = window.open('', '_blank')
    // The page of another origin must not reach this one.
    if (receiptWindow) receiptWindow.opener = null
    try {
      const receipt = getReceipt.options({ userId, machineId: order.machine.id, orderId: order.id })
      const { data } = await client.query({ ...receipt, ...onceNow })
      if (!isWebPage(data.link)) throw new Error(texts.orders.badReceipt)
      setLink(data.link)
      receiptWindow?.location.replace(data.link)
    } catch {
      receiptWindow?.close()
      toast.error(texts.orders.somethingWrong)
    } finally {
      setAsking(false)
    }
  }

  return (
    <div className={styles.receipt}>
      <Action rank={rank} disabled={isAsking} onClick={() => void open()}>
        {isAsking ? texts.orders.receiptOpening : texts.orders.receipt}
      </Action>
      <p role="status">
        {link && (
          <>
            <span>{texts.orders.receiptReady}</span>{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {texts.orders.receiptLink}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
