/** Uses the responses to the early requests (src/shared/api/early-response.ts) before React renders. Nothing here fails. */
import { noop, type QueryClient } from '@tanstack/react-query'
import { cartLines } from '#domain/cart/cart-store.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { canOpen, needsConfirmation } from '#domain/machine/machine-link.ts'
import { readAttempt } from '#domain/order/attempt-store.ts'
import { getMachine, getMachineProducts } from '#generated/operations/machines.ts'
import { onceNow } from '#shared/api/query-client.ts'
import { inApp } from '#shared/base.ts'
import { isOnline } from '#shared/connection.ts'
import { loadFile } from '#shared/load-chunk.ts'
import { paths } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { OrderScreen } from './route-table.ts'

/** Skips the machine link's own screen if the machine has loaded and the customer needs no message or question. */
function openLink(queries: QueryClient, id: string) {
  const machine = queries.getQueryData(getMachine.options({ id }).queryKey)?.data
  if (!machine || !canOpen(machine, id) || needsConfirmation(id, read('machineId'), cartLines().length > 0)) return
  chooseMachine(machine)
  history.replaceState(null, '', inApp(paths.products))
}

/** Milliseconds until the page shows a spinner instead of waiting for its responses or its code. */
const maxWait = 2000

const atMost = (wait: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, wait))])

/**
 * Prefetches with the early responses, before signing in a guest changes the requests' headers. If they have arrived,
 * waits until they are validated, so that React replaces the early drawing with the same products. A machine link also
 * waits for responses that are still on their way, because its own screen would show the products later.
 */
export async function takeEarlyResponses(queries: QueryClient) {
  if (!globalThis.early) return
  const { machineId, products, machine } = globalThis.early
  const { isHere } = products
  const query = getMachineProducts.options({ machineId })
  // A failure that has arrived is forgotten, so that the screen asks again at once. It reports what fails then.
  const forget = () => isHere && queries.removeQueries({ queryKey: query.queryKey })
  const loading = Promise.all([
    queries.query({ ...query, ...(isHere && onceNow) }).catch(forget),
    machine && queries.query(getMachine.options({ id: machineId })).catch(noop),
  ])
  if (machine && isOnline()) await atMost(maxWait, loading)
  else if (isHere) await loading
  if (machine) openLink(queries, machineId)
}

/**
 * On the page to which a payment has come back, waits for the code that shows its order and, if the order has arrived,
 * until it is validated: React then renders it at once, instead of a spinner, the code and the order one after another.
 */
export async function takeEarlyOrder(queries: QueryClient) {
  const { earlyOrder } = globalThis
  const orderId = readAttempt()?.orderId
  if (!earlyOrder || !orderId) return
  const show = async () => {
    const asking = loadFile(() => import('#domain/order/use-followed-order.ts'))
      .then(({ requestFollowed }) => requestFollowed(queries, orderId))
      .catch(noop)
    await OrderScreen.load()
    if (earlyOrder.isHere) await asking
  }
  await atMost(maxWait, show())
}
