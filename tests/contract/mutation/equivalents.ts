/** Mutants that change nothing anybody could notice, with the reason. */
import type { Outcome } from './outcome.ts'

export interface Equivalent {
  reason: string
  fits: (outcome: Outcome) => boolean
}

export const equivalents: Equivalent[] = []
