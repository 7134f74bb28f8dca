import { listOf } from '#shared/lists.ts'
import { texts } from '#shared/texts/catalog.ts'
import type { Conflict } from './avoid.ts'

export const reasonsOf = ({ reasons }: Conflict) => listOf(reasons.map((each) => texts.avoid.inSentence[each]))

/** A sentence about one product. */
export const conflictText = (conflict: Conflict) =>
  conflict.reasons.length > 0 ? texts.avoid.has({ what: reasonsOf(conflict) }) : texts.avoid.unclear
