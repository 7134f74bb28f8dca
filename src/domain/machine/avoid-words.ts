import { listOf } from '#shared/lists.ts'
import { avoidTexts as texts } from '#shared/texts/avoid.ts'
import type { Conflict } from './avoid.ts'

export const reasonsOf = ({ reasons }: Conflict) => listOf(reasons.map((each) => texts.inSentence[each]))

/** A sentence about one product. */
export const conflictText = (conflict: Conflict) =>
  conflict.reasons.length > 0 ? texts.has({ what: reasonsOf(conflict) }) : texts.unclear
