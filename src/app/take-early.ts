/** Takes over what the page's first script has requested. */
import type { QueryClient } from '@tanstack/react-query'
import { cartLines } from '#domain/cart/cart-store.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { canOpen, needsConfirmation } from '#domain/machine/machine-link.ts'
import { getMachine, getMachineProducts } from '#generated/operations/machines.ts'
import { onceNow } from '#shared/api/query-client.ts'
import { inApp } from '#shared/base.ts'
import { paths } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'

/** A machine link leads to its products without a screen in between, if the machine is here and nothing is to be asked. */
function openLink(queries: QueryClient, id: string) {
  const machine = queries.getQueryData(getMachine.options({ id }).queryKey)?.data
  if (!machine || !canOpen(machine, id) || needsConfirmation(id, read('machineId'), cartLines().length > 0)) return
  chooseMachine(machine)
  // The router's own format of a location's state.
  history.replaceState({ usr: { linkedMachine: id } }, '', inApp(paths.products))
}

/** Milliseconds that a machine link waits for its answers. Then its screen says that it is loading. */
const patience = 2000

/**
 * Prefetches with the early responses, before signing in a guest changes the requests' headers. Waits for them if they
 * have arrived: React then replaces the early drawing with the same products, validated. A machine link waits a moment
 * longer, because the products come sooner that way than from its own screen.
 */
export async function takeEarlyAnswers(queries: QueryClient) {
  if (!globalThis.early) return
  const { machineId, products, machine } = globalThis.early
  const loading = Promise.all([
    queries.prefetchQuery({ ...getMachineProducts.options({ machineId }), ...(products.isHere && onceNow) }),
    machine && queries.prefetchQuery(getMachine.options({ id: machineId })),
  ])
  if (machine) await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))])
  else if (products.isHere) await loading
  if (machine) openLink(queries, machineId)
}
