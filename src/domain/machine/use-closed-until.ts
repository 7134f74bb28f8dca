import { formatWeekdayClock } from '#shared/measures.ts'
import { texts } from '#shared/texts/catalog.ts'
import { useOpensAt } from './use-opens-at.ts'

/** When the place of a closed machine opens again, in words. */
export function useClosedUntil(machineId: string | undefined): string | undefined {
  const at = useOpensAt(machineId)
  return at === undefined ? undefined : texts.places.closedUntil({ time: formatWeekdayClock(at) })
}
