import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartLines } from '#domain/cart/cart-store.ts'
import { renewPrices } from '#domain/cart/renew-prices.ts'
import { toItems } from '#domain/cart/to-items.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { isCartRefusal, quoteQuery, takeQuote } from '#domain/order/quote.ts'
import { ensureGuest } from '#domain/session/sign-in.ts'
import { track } from '#shared/analytics/track.ts'
import { paths } from '#shared/paths.ts'
import { cartScreenTexts as texts } from '#shared/texts/cart-screen.ts'
import { toast } from '#shared/ui/toast.tsx'

/** The server's message if it rejects the cart (§8), otherwise a hint. */
const messageOf = (error: unknown) => (isCartRefusal(error) ? error.message : texts.failed)

/** Checks the cart with the server and goes on to payment, which reuses the quote. Unavailable lines are shown here first. */
export function useProceed(offerIds: readonly string[]) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const machine = useChosenMachine()
  const [isChecking, setChecking] = useState(false)

  async function check(machineId: string) {
    await ensureGuest()
    const lines = cartLines()
    if (toItems(lines).length === 0) return toast.info(texts.allSoldOut)
    const query = quoteQuery(machineId, lines, offerIds)
    queries.removeQueries({ queryKey: query.queryKey })
    const isShort = takeQuote(await queries.fetchQuery(query))
    if (isShort) return toast.info(texts.changed)
    track({ name: 'checkout_started' })
    navigate(paths.payment)
  }

  /** If a price has changed, loads the new one so that the customer can continue. */
  async function refused(machineId: string, error: unknown) {
    toast.error(messageOf(error))
    if (isCartRefusal(error) && error.code === 'CART_1001') await renewPrices(queries, machineId).catch(() => undefined)
  }

  async function proceed() {
    if (!machine || isChecking) return
    setChecking(true)
    await check(machine.id).catch((error: unknown) => refused(machine.id, error))
    setChecking(false)
  }

  return { proceed: () => void proceed(), isChecking }
}
