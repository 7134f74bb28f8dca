import { useEffect, useMemo } from 'react'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { isPartial } from '#shared/api/reader.ts'
import { write } from '#shared/storage/storage.ts'
import { shelfOf } from './shelf.ts'

/** What a machine sells now. Stores the machine's own order limit where it names one. */
export function useShelf(machineId: string) {
  const { data, error, refetch } = useGetMachineProducts({ machineId })
  const answer = data?.data
  const limit = answer?.max_order_quantity
  useEffect(() => {
    if (limit !== undefined) write('maxOrderQuantity', limit)
  }, [limit])
  return {
    shelf: useMemo(() => answer && shelfOf(answer), [answer]),
    status: answer?.online_status,
    isPartial: data !== undefined && isPartial(data),
    error,
    refetch: () => void refetch(),
  }
}
