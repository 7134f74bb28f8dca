import { useDelay } from '#shared/ui/use-delay.ts'

/** Whether `isActive` has been true for 2 s. Products and their pictures come first. */
export const useSettled = (isActive: boolean): boolean => useDelay(isActive, 2_000)
