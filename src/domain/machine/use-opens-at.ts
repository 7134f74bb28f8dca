import { isOn } from '#domain/session/features.ts'
import { useDate } from '#shared/dates/use-date.ts'
import type { WeekTime } from '#shared/measures.ts'
import { useRecentMachines } from './chosen-machine.ts'
import { opensAt } from './opening.ts'

/** When the place of a machine opens again; undefined while it is open, or if this phone doesn't know. */
export function useOpensAt(machineId: string | undefined): WeekTime | undefined {
  const now = useDate()
  const hours = useRecentMachines().find(({ id }) => id === machineId)?.opening_hours
  return isOn('nearby') ? opensAt(hours, now) : undefined
}
