/** The chosen machine, shared by all tabs. */
import type { components } from '#generated/types.ts'
import { track } from '#shared/analytics/track.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { read, remove, update, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { isServed } from './machine-link.ts'

export type Machine = components['schemas']['Machine']
type MachineType = components['schemas']['MachineType']

export interface ChosenMachine {
  id: string
  /** An unknown type behaves as Vending. */
  type: MachineType
  /** Name and place, if it is one of this phone's recent machines. */
  machine: KnownMachine | undefined
}

const maxRecent = 5

// The operator may have disabled coffee since the customer chose the machine. The cart can't be bought at another one.
if (!isServed({ machine_type: read('machineType') ?? 'Vending' }))
  for (const key of ['machineId', 'machineType', 'cartList'] as const) remove(key)

export function useChosenMachine(): ChosenMachine | null {
  const id = useStored('machineId')
  const type = useStored('machineType') ?? 'Vending'
  const recent = useStored('recentMachines')
  return id === null ? null : { id, type, machine: recent?.find((machine) => machine.id === id) }
}

/** Stores the machine as chosen and most recent. A machine without an id is ignored. */
export function chooseMachine({ slots: _, ...machine }: KnownMachine) {
  if (!machine.id) return
  // The page's early script may have stored the id alone, with the first product.
  const isOther = read('machineId') !== machine.id || read('machineType') === null
  update('recentMachines', (recent) =>
    [machine, ...(recent ?? []).filter(({ id }) => id !== machine.id)].slice(0, maxRecent),
  )
  write('machineType', machine.machine_type === 'Coffee' ? 'Coffee' : 'Vending')
  remove('visitedMachine')
  write('machineId', machine.id)
  if (!isOther) return
  for (const key of ['cartId', 'hasProduct', 'offerChoice', 'maxOrderQuantity'] as const) remove(key)
  track({ name: 'machine_chosen' })
}

export const useRecentMachines = () => useStored('recentMachines') ?? []
