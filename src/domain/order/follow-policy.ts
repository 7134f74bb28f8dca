/** How often an unfinished order is polled. All times in milliseconds. */

const SHORTEST_DELAY = 1_000
const LONGEST_DELAY = 5_000
/** After this long without a change, the customer sees that the app is still checking. */
const DEADLINE = 45_000
const MACHINE_SILENCE = 10_000

/** A machine without a change for this long is silent. Longer while a finished cup waits to be taken. */
export const untilSilent = (isCupOut: boolean) => (isCupOut ? DEADLINE : MACHINE_SILENCE)

/** Every second for ten seconds after the last change, then less and less often. */
export const pollDelay = (sinceNews: number) => Math.min(Math.max(sinceNews / 10, SHORTEST_DELAY), LONGEST_DELAY)

/** Refunds take days, but an open page still shows the update. */
export const refundDelay = 30_000

export const untilOverdue = (sinceNews: number) => Math.max(0, DEADLINE - sinceNews)
