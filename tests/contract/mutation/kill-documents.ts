/** Mutants of the document's schemas against the values that the release takes and refuses. */
import { mutantsOf } from './document-mutants.ts'
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
      try {
        const isValid = compiled.validator(mutated)
        const wrong = releasedCases(name).find(({ value, isValid: was }) => isValid(value) !== was)
        return { ...outcome, killedBy: wrong ? `${wrong.isValid ? 'refuses' : 'takes'} ${told(wrong.value)}` : null }
      } catch (error) {
        return { ...outcome, killedBy: `cannot be compiled: ${(error as Error).message}` }
      }
    }),
  )
}

/** Short enough for a report. */
export const told = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 120)
