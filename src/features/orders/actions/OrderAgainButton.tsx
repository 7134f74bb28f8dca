import { use } from 'react'
import { isServed } from '#domain/machine/machine-link.ts'
import type { Order } from '#domain/order/order-state.ts'
import { listOf } from '#shared/lists.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { OrderAgainDialog } from './OrderAgainDialog.tsx'
import { useOrderAgain } from './use-order-again.ts'

interface Props {
  order: Order
  /** `quiet` in a list, where the button's name says which order. */
  rank?: 'main' | 'second' | 'quiet'
}

/** Fills the cart with the products of an order, after a look at what the machine sells now. */
export function OrderAgainButton(props: Props) {
  const waiting = use(WaitingOrderContext)
  // A paid order is collected before the cart, or the machine, is another one.
  return !waiting && isServed(props.order.machine) && <OrderAgain {...props} />
}

function OrderAgain({ order, rank = 'second' }: Props) {
  const { start, isChecking, proposal, isOtherMachine, take, drop } = useOrderAgain(order)
  const names = listOf(order.items.map(({ name }) => name))
  return (
    <>
      <Action
        rank={rank}
        {...(rank === 'quiet' && !isChecking && { label: texts.orders.againNamed({ names }) })}
        disabled={isChecking}
        onClick={start}
      >
        {isChecking ? texts.orders.againChecking : texts.orders.again}
      </Action>
      {proposal && (
        <OrderAgainDialog
          proposal={proposal}
          machine={order.machine}
          currency={order.currency}
          isOtherMachine={isOtherMachine}
          onTake={() => take(proposal)}
          onClose={drop}
        />
      )}
    </>
  )
}
