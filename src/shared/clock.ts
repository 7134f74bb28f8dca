/**
 * The phone's clocks. Waits, deadlines and delays run on `now`; the date is only shown, stored and sent, because it can
 * be wrong and change at any time (docs/decisions/0022). tests/architecture/clocks.test.ts enforces this.
 */

/**
 * Milliseconds on a clock that never jumps. It starts with the page, so it can't be stored or sent to another tab, and
 * it may stand still while the phone sleeps: a wait may get longer, but never shorter.
 */
export const now = (): number => performance.now()

/**
 * Whether a date, in milliseconds since 1970, lies within the last `duration` milliseconds. For what may be done early:
 * a changed date makes something look older, and never new for hours. Includes the time that the phone slept.
 */
export const isWithin = (duration: number, date: number): boolean => {
  const age = Date.now() - date
  return age >= 0 && age < duration
}

/** The phone's date in milliseconds since 1970, to be stored and compared with `isWithin`. */
export const dateNow = (): number => Date.now()
