/** How often a moving order is asked about. All times in milliseconds. */

const SHORTEST_DELAY = 1_000
const LONGEST_DELAY = 5_000
/** Without news for this long the customer is told that we are still checking. */
const DEADLINE = 45_000
const MACHINE_SILENCE = 10_000

/** Without news for this long a machine has fallen silent. One that waits for a cup to be taken waits for the customer. */
export const untilSilent = (isCupOut: boolean) => (isCupOut ? DEADLINE : MACHINE_SILENCE)

/** Every second for ten seconds after the last news, then less and less often. */
export const pollDelay = (sinceNews: number) => Math.min(Math.max(sinceNews / 10, SHORTEST_DELAY), LONGEST_DELAY)

/** A bank takes its time; a page left open still learns of it. */
export const refundDelay = 30_000

export const untilOverdue = (sinceNews: number) => Math.max(0, DEADLINE - sinceNews)
