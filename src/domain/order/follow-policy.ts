/** How often to poll a moving order. All times in milliseconds. */

const SHORTEST_DELAY = 1_000
const LONGEST_DELAY = 5_000
/** Without news for this long, the screen says that we are still checking. */
const DEADLINE = 45_000
/** A dispensing machine without news for this long counts as silent. */
export const MACHINE_SILENCE = 10_000

/** Every second for ten seconds after the last news, then with growing delays. */
export const pollDelay = (sinceNews: number) => Math.min(Math.max(sinceNews / 10, SHORTEST_DELAY), LONGEST_DELAY)

export const untilOverdue = (sinceNews: number) => Math.max(0, DEADLINE - sinceNews)
