import { useEffect, useMemo } from 'react'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { isPartial } from '#shared/api/reader.ts'
import { write } from '#shared/storage/storage.ts'
import { keepPreview, previewOf } from './preview.ts'
import { shelfOf } from './shelf.ts'

/** The machine's products, or a preview from the last visit while they load. Also stores the machine's order limit. */
export function useShelf(machineId: string) {
  const { data, error, refetch, isPlaceholderData } = useGetMachineProducts(
    { machineId },
    { placeholderData: () => previewOf(machineId) },
  )
  const response = data?.data
  const real = isPlaceholderData ? undefined : data
  const limit = real?.data.max_order_quantity
  useEffect(() => {
    if (limit !== undefined) write('maxOrderQuantity', limit)
  }, [limit])
  useEffect(() => {
    if (real && !isPartial(real)) keepPreview(machineId, real)
  }, [machineId, real])
  return {
    shelf: useMemo(() => response && shelfOf(response), [response]),
    /** Whether the products are the stored preview. */
    isPreview: isPlaceholderData,
    wasOffline: response?.online_status === 'offline',
    isPartial: real !== undefined && isPartial(real),
    error,
    refetch: () => refetch(),
  }
}
