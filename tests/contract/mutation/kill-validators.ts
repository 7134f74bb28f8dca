/** Mutants of the generated validators against the values that the release takes and refuses. */
import { readdirSync } from 'node:fs'
import * as zod from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { type Case, isOtherwise, verdict } from './cases.ts'
import { attempt, evaluate, generatedText, type Scope } from './module-text.ts'
import type { Outcome } from './outcome.ts'
import { releasedCases, schemas } from './released.ts'
import { textMutants, validatorRules } from './text-mutants.ts'

// A validator that is asked a few dozen times is not worth compiling.
zod.config({ jitless: true })

const folder = new URL('../../../generated/zod/', import.meta.url)
const isValid = (validator: unknown, value: unknown) => safeParse(validator as $ZodType, value).success

/** The cases of a validator on which it agrees with the release: where it does not, mutants prove nothing. */
const agreed = (name: string, validator: unknown): Case[] =>
  name in schemas ? releasedCases(name).filter((each) => isValid(validator, each.value) === each.isValid) : []

/** The exports from a line on, those of the line first; what stands before it does not depend on it. */
function exportsFrom(text: string, line: number): string[] {
  const lines = text.split('\n')
  const start = lines.slice(0, line).findLastIndex((each) => each.startsWith('export const'))
  return [
    ...lines
      .slice(start)
      .join('\n')
      .matchAll(/^export const (\w+)/gm),
  ].map(([, name]) => name as string)
}

function outcomesOf(file: string, shared: Scope): Outcome[] {
  const text = generatedText(`zod/${file}`)
  const scope = file === 'schemas.ts' ? { zod } : { ...shared, zod }
  const original = evaluate(text, scope)
  const cases = new Map(Object.entries(original).map(([name, validator]) => [name, agreed(name, validator)]))
  const lines = text.split('\n')
  return textMutants(text, validatorRules).map(({ operator, line, change, text: mutated }): Outcome => {
    const names = exportsFrom(text, line)
    const place = `generated/zod/${file}:${line}`
    const about = `${names[0]} ${lines[line - 1]?.trim()}`
    const outcome = { kind: 'validator', operator, place, change: change.trim(), about } as const
    const exports = attempt(() => evaluate(mutated, scope))
    if (exports instanceof Error) return { ...outcome, killedBy: null, invalid: exports.message }
    for (const name of names) {
      const wrong = cases.get(name)?.find(isOtherwise((value) => isValid(exports[name], value)))
      if (wrong) return { ...outcome, killedBy: `${name} ${verdict(wrong)}` }
    }
    return { ...outcome, killedBy: null }
  })
}

export function validatorOutcomes(): Outcome[] {
  const shared = evaluate(generatedText('zod/schemas.ts'), { zod })
  return readdirSync(folder).flatMap((file) => outcomesOf(file, shared))
}
