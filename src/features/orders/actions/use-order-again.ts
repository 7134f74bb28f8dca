import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartLines, fillCart } from '#domain/cart/cart-store.ts'
import { type OrderAgain, orderAgain } from '#domain/cart/order-again.ts'
import { chooseMachine, useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { shelfOf } from '#domain/machine/shelf.ts'
import type { MachineProducts } from '#domain/machine/slots.ts'
import type { Order } from '#domain/order/order-state.ts'
import { currentSession } from '#domain/session/session.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { neverFresh, onceNow } from '#shared/api/query-client.ts'
import { config } from '#shared/config.ts'
import { paths } from '#shared/paths.ts'
import { read, write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'

/** The cart that the machine can sell now for the order. The customer has to confirm it. */
export interface Proposal extends OrderAgain {
  response: MachineProducts
}

/** Requests what the order's machine sells now. Opens the cart directly if there is nothing to confirm. */
export function useOrderAgain({ machine, items }: Order) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const chosen = useChosenMachine()
  const [isChecking, setChecking] = useState(false)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const isHere = useIsHere()
  const isOtherMachine = chosen !== null && chosen.id !== machine.id

  function take({ response, lines }: Proposal) {
    const { online_status, max_order_quantity } = response
    // An order's machine has no location or opening hours.
    const known = read('recentMachines')?.find(({ id }) => id === machine.id)
    chooseMachine({ ...known, ...machine, online_status })
    if (max_order_quantity !== undefined) write('maxOrderQuantity', max_order_quantity)
    fillCart(lines)
    navigate(paths.payment)
  }

  async function check() {
    const { userId } = currentSession()
    const query = { ...getMachineProducts.options({ machineId: machine.id }), staleTime: neverFresh, ...onceNow }
    const { data: response } = await queries.query(query)
    // Whoever has gone on, or signed out, no longer wants it.
    if (!isHere.current || currentSession().userId !== userId) return
    const isOffline = response.online_status === 'offline'
    const again = orderAgain(items, shelfOf(response), response.max_order_quantity ?? config.maxOrderQuantity)
    const isAsIs = [again.missing, again.newPrices, again.newChoices].every(({ length }) => length === 0)
    const next = { ...again, response }
    const isChosen = [null, machine.id].includes(read('machineId'))
    if (isAsIs && !isOffline && isChosen && cartLines().length === 0) take(next)
    else setProposal(next)
  }

  async function start() {
    setChecking(true)
    await check().catch(() => isHere.current && toast.error(texts.orders.againFailed))
    setChecking(false)
  }

  return { start: () => void start(), isChecking, proposal, isOtherMachine, take, drop: () => setProposal(null) }
}
