/** When a lost live stream is opened again. `npm run bench -- --only storm` simulates many phones. */

/** Milliseconds before reconnecting (§9). Grows up to `longestDelay` while connections are refused or don't last. */
export const reconnectDelay = 1000
export const longestDelay = 30_000

/**
 * Milliseconds before the next connection, after this many that failed in a row. The first wait is always a second.
 * The later ones are random by half: thousands of phones that lost their streams at once must not come back at once.
 */
export const delayAfter = (failures: number, random = Math.random()) =>
  failures <= 1 ? reconnectDelay : Math.min(reconnectDelay * 2 ** (failures - 1), longestDelay) * (1 - random / 2)

/** Milliseconds after a `Retry-After` of `asked` milliseconds, which is the same for every phone. */
export const delayAsked = (asked: number, random = Math.random()) => asked + random * Math.min(asked, longestDelay)
