/** How often a moving order is asked about. All times in milliseconds. */

const FIRST_DELAY = 1_000
const LONGEST_DELAY = 5_000
const GROWTH = 1.3
/** So many answers without news before the interval grows: two products' worth of dispensing. */
const PATIENT_ANSWERS = 6
/** Without news for this long the customer is told that we are still checking. */
const DEADLINE = 45_000

/** Every second while there is news, then less and less often. */
export function pollDelay(answersWithoutNews: number) {
  const steps = Math.max(0, answersWithoutNews - PATIENT_ANSWERS)
  return Math.min(FIRST_DELAY * GROWTH ** steps, LONGEST_DELAY)
}

export const untilOverdue = (lastNewsAt: number, now: number) => Math.max(0, lastNewsAt + DEADLINE - now)
