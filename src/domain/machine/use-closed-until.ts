import { isOn } from '#domain/session/features.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { formatWeekdayClock } from '#shared/measures.ts'
import { texts } from '#shared/texts/catalog.ts'
import { useRecentMachines } from './chosen-machine.ts'
import { openingAt } from './opening.ts'

/** When the place of a machine opens again, in words; undefined while it is open, or if this phone doesn't know. */
export function useClosedUntil(machineId: string | undefined): string | undefined {
  const now = useDate()
  const hours = useRecentMachines().find(({ id }) => id === machineId)?.opening_hours
  const opening = hours && openingAt(hours, now)
  if (!isOn('nearby') || !opening || opening.isOpen || opening.at === undefined) return undefined
  return texts.places.closedUntil({ time: formatWeekdayClock(opening.at) })
}
