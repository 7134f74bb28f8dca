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

/**
 * Prefetches with the early responses, before signing in a guest changes the requests' headers. Waits for them if they
 * have arrived: React then replaces the early drawing with the same products, validated.
 */
export async function takeEarlyAnswers(queries: QueryClient) {
  if (!globalThis.early) return
  const { machineId, products, machine } = globalThis.early
  const isHere = products.isHere && machine?.isHere !== false
  const options = isHere && onceNow
  const loading = Promise.all([
    queries.prefetchQuery({ ...getMachineProducts.options({ machineId }), ...options }),
    machine && queries.prefetchQuery({ ...getMachine.options({ id: machineId }), ...options }),
  ])
  if (isHere) await loading
  if (machine) openLink(queries, machineId)
}
