/** The machines that the customer has used: on this phone, or for recent orders. */
import { useRecentMachines } from '#domain/machine/chosen-machine.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { useSession } from '#domain/session/session.ts'
import { useListOrders } from '#generated/hooks/orders.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'

const maxMachines = 5

/** This phone's machines come first. Pure. */
export const ownMachines = (recent: readonly KnownMachine[], ordered: readonly KnownMachine[]): KnownMachine[] =>
  [...recent, ...ordered]
    .filter(isServed)
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .slice(0, maxMachines)

/** Shares its query with the first page of the order history, which is then cached. */
export function useOwnMachines(): KnownMachine[] {
  const { userId = '' } = useSession()
  const recent = useRecentMachines()
  const { data } = useListOrders(
    { userId, machineId: '-1', limit: 10, order: 'desc', pageOff: false, isList: false },
    { enabled: userId !== '' && recent.length < maxMachines },
  )
  return ownMachines(recent, data?.pages[0]?.data.map(({ machine }) => machine) ?? [])
}
