import { isOn } from '#domain/session/features.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { useRecentMachines } from './chosen-machine.ts'
import { opensAt } from './opening.ts'

/**
 * When the place of a machine opens again, in minutes since Monday 0:00; undefined while it is open, or if this phone
 * doesn't know.
 */
export function useOpensAt(machineId: string | undefined): number | undefined {
  const now = useDate()
  const hours = useRecentMachines().find(({ id }) => id === machineId)?.opening_hours
  return isOn('nearby') ? opensAt(hours, now) : undefined
}
