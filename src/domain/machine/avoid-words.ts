import { listOf } from '#shared/lists.ts'
import { texts } from '#shared/texts/catalog.ts'
import { allergenOf, type Conflict } from './avoid.ts'

export const reasonsOf = ({ reasons }: Conflict) => listOf(reasons.map((each) => texts.avoid.inSentence[each]))

/** A sentence about one product. */
export const conflictText = (conflict: Conflict) =>
  conflict.reasons.length > 0 ? texts.avoid.has({ what: reasonsOf(conflict) }) : texts.avoid.unclear

/** An allergen's name on a label, in the page's language if the app has a word for it. */
export function allergenName(label: string): string {
  const allergen = allergenOf(label)
  return allergen ? texts.avoid.inSentence[allergen] : label
}
