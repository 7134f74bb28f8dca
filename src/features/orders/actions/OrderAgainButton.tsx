import { isServed } from '#domain/machine/machine-link.ts'
import type { Order } from '#domain/order/order-state.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { OrderAgainDialog } from './OrderAgainDialog.tsx'
import { useOrderAgain } from './use-order-again.ts'

export function OrderAgainButton({ order, rank = 'second' }: { order: Order; rank?: 'main' | 'second' }) {
  const { start, isChecking, proposal, isOtherMachine, take, drop } = useOrderAgain(order)
  if (!isServed(order.machine)) return null
  return (
    <>
      <Action rank={rank} disabled={isChecking} onClick={start}>
        {isChecking ? texts.orders.againChecking : texts.orders.again}
      </Action>
      {proposal && (
        <OrderAgainDialog
          proposal={proposal}
          machine={order.machine}
          isOtherMachine={isOtherMachine}
          onTake={() => take(proposal)}
          onClose={drop}
        />
      )}
    </>
  )
}
