/** How often a moving order is asked about. All times in milliseconds. */

const SHORTEST_DELAY = 1_000
const LONGEST_DELAY = 5_000
/** Without news for this long the customer is told that we are still checking. */
const DEADLINE = 45_000
/** A machine that dispenses and has nothing new to say for this long has fallen silent. */
export const MACHINE_SILENCE = 10_000

/** Every second for ten seconds after the last news, then less and less often. */
export const pollDelay = (sinceNews: number) => Math.min(Math.max(sinceNews / 10, SHORTEST_DELAY), LONGEST_DELAY)

export const untilOverdue = (sinceNews: number) => Math.max(0, DEADLINE - sinceNews)
