import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { getReceipt } from '#generated/operations/orders.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Action } from '#shared/ui/Action.tsx'
import { toast } from '#shared/ui/toast.ts'
import { isWebPage } from '#shared/web-page.ts'

/** Asks for the receipt's link and opens it; the link stays in sight where the browser kept the window from opening. */
export function ReceiptButton({ order }: { order: Order }) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string>()

  async function open() {
    setAsking(true)
    try {
      const receipt = getReceipt.options({ userId, machineId: order.machine.id, orderId: order.id })
      const { data } = await client.fetchQuery(receipt)
      if (!isWebPage(data.link)) throw new Error(texts.badReceipt)
      setLink(data.link)
      window.open(data.link, '_blank', 'noopener,noreferrer')
    } catch {
      toast.error(texts.somethingWrong)
    } finally {
      setAsking(false)
    }
  }

  return (
    <div>
      <Action rank="second" disabled={isAsking} onClick={() => void open()}>
        {isAsking ? texts.receiptOpening : texts.receipt}
      </Action>
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
