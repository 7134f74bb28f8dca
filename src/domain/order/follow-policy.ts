/** How often an unfinished order is polled. All times in milliseconds. */

const shortestDelay = 1_000
const longestDelay = 5_000
/** After this long without a change, the customer sees that the app is still checking. */
const overdueAfter = 45_000
const silentAfter = 10_000

/** A machine without a change for this long is silent. Longer while a finished cup waits to be taken. */
export const untilSilent = (isCupOut: boolean) => (isCupOut ? overdueAfter : silentAfter)

/** Every second for ten seconds after the last change, then less and less often. */
export const pollDelay = (sinceNews: number) => Math.min(Math.max(sinceNews / 10, shortestDelay), longestDelay)

/** Until the customer starts the machine, an order rarely changes. Their return to the tab asks at once. */
export const waitingDelay = 10_000

/** Refunds take days, but an open page still shows the update. */
export const refundDelay = 30_000

export const untilOverdue = (sinceNews: number) => Math.max(0, overdueAfter - sinceNews)
