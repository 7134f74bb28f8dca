/**
 * The release's values against today's document. Where one is taken or refused otherwise, the breaking gate must have
 * listed why, be it as a break or as harmless: the gate reads what the document says, this check tries what it does.
 */
import { compare, type Difference } from '../breaking/compare.ts'
import type { JsonObject } from '../breaking/document.ts'
import type { Schema } from '../document.ts'
import { createFindings } from '../guard/findings.ts'
import type { Finding, Part } from '../guard/section.ts'
import { type Case, Compiled, isOtherwise, verdict } from './cases.ts'
import { type Document, released, releasedCases, schemas, schemasOf, today } from './schemas.ts'
import type { Schemas } from './values.ts'

/** What a schema leads to, at whatever distance. */
function reached(schema: Schema, all: Schemas, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const next = all[name]
    if (!next || seen.has(name)) continue
    seen.add(name)
    reached(next, all, seen)
  }
  return seen
}

/** By the name of an operation's parameters together: the operation's. */
const operationOf = (name: string) =>
  name.charAt(0).toLowerCase() + name.slice(1).replace(/(Params|QueryParams|Header)$/, '')

/** Whether a listed difference is one of the place that was changed in a value, or of what that place leads to. */
function explains({ pointer, operations }: Difference, { schema: name, pointer: place }: Case): boolean {
  const schema = schemas[name] as Schema
  const [, , kind, holder = '', keyword, property] = pointer.split('/')
  const [, changed] = place.split('/')
  if (kind === 'parameters' && `parameter ${holder}` === name) return true
  if (!(name in released.components.schemas) && operations.includes(operationOf(name))) return true
  if (kind !== 'schemas') return false
  if (holder === name) return !changed || keyword !== 'properties' || property === changed
  const inside = (schema.properties as Schemas | undefined)?.[changed ?? '']
  return reached(inside ?? schema, schemas).has(holder)
}

/** The values of one schema that are judged otherwise. Where a value to start from is, all made of it are, and say no more. */
function otherwise(cases: Case[], isValid: (value: unknown) => boolean): Case[] {
  const found = cases.filter(isOtherwise(isValid))
  const whole = found.filter(({ pointer, isValid: wasValid }) => pointer === '/' && wasValid)
  return whole.length > 0 ? whole : found
}

interface Judged {
  values: number
  /** Judged otherwise than at the release. */
  changed: number
  /** Those for which the gate has no reason. */
  findings: Finding[]
}

/**
 * `differences`: what the gate lists between the release and this document; `tried`: whose values.
 * A schema that is gone is the gate's alone.
 */
export function judgeReleased(document: Document, differences: Difference[], tried = Object.keys(schemas)): Judged {
  const now = schemasOf(document)
  const compiled = new Compiled(now)
  const names = tried.filter((name) => name in now)
  const changed = names.flatMap((name) => otherwise(releasedCases(name), compiled.validator(now[name] as Schema)))
  const findings = createFindings()
  for (const each of changed)
    if (!differences.some((difference) => explains(difference, each)))
      findings.add({
        check: `released value ${each.isValid ? 'refused' : 'taken'}`,
        operation: '-',
        pointer: `${each.schema}${each.pointer}`,
        expected: 'to be judged as at the release, or a difference that the breaking gate lists',
        found: verdict(each),
      })
  const values = names.reduce((sum, name) => sum + releasedCases(name).length, 0)
  return { values, changed: changed.length, findings: findings.all() }
}

/** The guard's part. */
export const releasedValues: Part = async ({ progress }) => {
  const started = performance.now()
  const differences = compare(released as unknown as JsonObject, today as unknown as JsonObject)
  const { values, changed, findings } = judgeReleased(today, differences)
  progress(`${values} values of the release judged by today's document`)
  return {
    title: 'The release’s values by today’s document',
    figures: [
      { name: 'values judged', value: String(values), goal: '≥ 10,000', isMet: values >= 10_000 },
      { name: 'taken or refused otherwise', value: String(changed), isMet: true },
      {
        name: 'of those not listed by the breaking gate',
        value: String(findings.length),
        goal: '0',
        isMet: findings.length === 0,
      },
    ],
    findings,
    seconds: (performance.now() - started) / 1000,
  }
}
