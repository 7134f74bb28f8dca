/** The time of a world in milliseconds. Everything that takes time is derived from it when it is read; nothing runs on timers. */
export interface Clock {
  now(): number
  /** Moves this clock forward. */
  advance(ms: number): void
}

/** The machine's own time, which can be moved ahead. */
export function realClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms
    },
  }
}

/** Stands still until it is moved. */
export function manualClock(start: number): Clock {
  let time = start
  return {
    now: () => time,
    advance: (ms) => {
      time += ms
    },
  }
}

export const instant = (ms: number) => new Date(ms).toISOString()
