import { useEffect } from 'react'
import { rememberBought } from '#domain/machine/remember-bought.ts'
import { useSession } from '#domain/session/session.ts'
import { useListOrders } from '#generated/hooks/orders.ts'
import { moneyState } from './order-state.ts'

/** Stores what the customer bought on other phones, from their orders. settle-stored.ts does so for this phone. */
export function useBoughtElsewhere(isWanted: boolean) {
  const { kind, userId = '' } = useSession()
  const { data } = useListOrders(
    { userId, machineId: '-1', limit: 10, order: 'desc', pageOff: false, isList: false },
    { enabled: isWanted && kind === 'registered' },
  )
  const orders = data?.pages[0]?.data
  useEffect(() => {
    if (!orders) return
    const paid = orders.filter((order) => moneyState(order) === 'paid')
    rememberBought(
      userId,
      paid.flatMap(({ items }) =>
        items.map(({ product_id, custom_ingredients }) => ({
          id: product_id,
          count: custom_ingredients[0]?.selected_count ?? 0,
          ingredientId: custom_ingredients[0]?.ingredient_id,
        })),
      ),
    )
  }, [orders, userId])
}
