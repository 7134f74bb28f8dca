import { useMemo } from 'react'
import { previewOf } from '#domain/machine/preview.ts'
import { type Shelf, shelfOf } from '#domain/machine/shelf.ts'

/** What the machine sold when this phone last saw it: enough for pictures, which are worth no call. */
export const useLastShelf = (machineId: string): Shelf | undefined =>
  useMemo(() => {
    const last = previewOf(machineId)
    return last && shelfOf(last.data)
  }, [machineId])
