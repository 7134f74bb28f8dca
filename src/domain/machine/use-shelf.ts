import { useEffect, useMemo } from 'react'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { isPartial } from '#shared/api/reader.ts'
import { write } from '#shared/storage/storage.ts'
import { keepPreview, previewOf } from './preview.ts'
import { shelfOf } from './shelf.ts'

/** What a machine sells now, or until that is known what it sold when it was seen last. Stores the machine's own order limit. */
export function useShelf(machineId: string) {
  const { data, error, refetch, isPlaceholderData } = useGetMachineProducts(
    { machineId },
    { placeholderData: () => previewOf(machineId) },
  )
  const answer = data?.data
  const real = isPlaceholderData ? undefined : data
  const limit = real?.data.max_order_quantity
  useEffect(() => {
    if (limit !== undefined) write('maxOrderQuantity', limit)
  }, [limit])
  useEffect(() => {
    if (real && !isPartial(real)) keepPreview(machineId, real)
  }, [machineId, real])
  return {
    shelf: useMemo(() => answer && shelfOf(answer), [answer]),
    /** Shown from memory, while the machine is asked. */
    isPreview: isPlaceholderData,
    wasOffline: answer?.online_status === 'offline',
    status: real?.data.online_status,
    isPartial: real !== undefined && isPartial(real),
    error,
    refetch: () => void refetch(),
  }
}
