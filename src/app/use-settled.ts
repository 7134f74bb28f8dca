import { useDelay } from '#shared/ui/use-delay.ts'

/** Milliseconds. Products, their pictures and a first tap come first. */
const untilSettled = 2_000

/** Whether `isActive` has been true for that long. */
export const useSettled = (isActive: boolean): boolean => useDelay(isActive, untilSettled)
