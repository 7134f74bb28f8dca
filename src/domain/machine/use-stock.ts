import { useMemo } from 'react'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { useChosenMachine } from './chosen-machine.ts'
import { shelfOf } from './shelf.ts'
import { cardKey, type Product } from './slots.ts'

/** How many of a product the chosen machine has, as far as that is known without asking. */
export function useStock(product: Pick<Product, 'id' | 'mrp'>): number | undefined {
  const machineId = useChosenMachine()?.id
  const { data } = useGetMachineProducts({ machineId: machineId ?? '' }, { enabled: false })
  const machine = data?.data
  const items = useMemo(() => machine && shelfOf(machine).items, [machine])
  return items?.find((item) => cardKey(item.product) === cardKey(product))?.units
}
