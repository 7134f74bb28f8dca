/**
 * Mutants of the release's schemas against the values that it takes and refuses: the comparison by which
 * released-values.ts tries today's document.
 */
import { isOtherwise, verdict } from './cases.ts'
import { mutantsOf } from './document-mutants.ts'
import { attempt } from './module-text.ts'
import type { Outcome } from './outcome.ts'
import { compiled, released, releasedCases, schemas } from './released.ts'

const names = [
  ...Object.keys(released.components.schemas),
  ...Object.keys(released.components.parameters).map((name) => `parameter ${name}`),
]

export function documentOutcomes(): Outcome[] {
  return names.flatMap((name) =>
    mutantsOf(name, schemas).map(({ operator, pointer, change, from, mutated }): Outcome => {
      const outcome = { kind: 'document', operator, place: `${name}${pointer}`, change, from } as const
      const isValid = attempt(() => compiled.validator(mutated))
      if (isValid instanceof Error) return { ...outcome, killedBy: null, invalid: isValid.message }
      const wrong = releasedCases(name).find(isOtherwise(isValid))
      return { ...outcome, killedBy: wrong ? verdict(wrong) : null }
    }),
  )
}
