/**
 * Generates values from the released document and validates them with both documents. If a result differs, the
 * breaking-change gate must list a difference that explains it. The gate compares the text, this part the behavior.
 */
import fc from 'fast-check'
import { compare } from '../breaking/compare.ts'
import type { JsonObject } from '../breaking/document.ts'
import { readDocument, releasedFile, todayFile } from '../breaking/index.ts'
import { type Contract, type Located, readContract, type Schema } from '../guard/contract.ts'
import { createFindings, type Findings, type Part } from '../guard/findings.ts'
import { bodyFields, type Field, replaced } from '../guard/requests/fields.ts'
import { absent, keywordsOf } from '../guard/requests/keywords.ts'
import { valid } from '../guard/requests/values.ts'
import { validatorsOf } from '../guard/validators.ts'

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'
const draw = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { seed: 1, numRuns })

/** Every component schema, and the schema of every shared parameter. */
function schemasOf({ document }: Contract): Located[] {
  const { schemas, parameters } = document.components as Record<'schemas' | 'parameters', Record<string, Schema>>
  return [
    ...Object.entries(schemas).map(([name, schema]) => ({ schema, source: `#/components/schemas/${name}` })),
    ...Object.entries(parameters).map(([name, { schema }]) => ({
      schema: schema as Schema,
      source: `#/components/parameters/${name}/schema`,
    })),
  ]
}

/** Values for a field, at and beyond the limit of each of its keywords. */
function valuesFor(contract: Contract, field: Field, here: unknown): unknown[] {
  const ofKeywords = keywordsOf(contract, field, 'body').flatMap(({ keyword, valid: good, invalid: bad }) => {
    // Testing one long list is enough.
    const times = keyword.endsWith('Items') ? 1 : 6
    return [good, bad].flatMap((values) => (values ? draw(values, times) : []))
  })
  const isObject = typeof here === 'object' && here !== null && !Array.isArray(here)
  const unknownField = isObject ? [{ ...here, neverDocumented: 'x' }] : []
  return [...ofKeywords, ...unknownField, null, ...(field.pointer === '' ? [] : [absent])]
}

/** The components that a schema references, directly or indirectly. */
function reached({ document }: Contract, schema: Schema, seen = new Set<string>()): Set<string> {
  const { schemas } = document.components as { schemas: Record<string, Schema> }
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (seen.has(name)) continue
    seen.add(name)
    reached({ document } as Contract, schemas[name] ?? {}, seen)
  }
  return seen
}

const isWithin = (place: string, source: string) => `${place}/`.startsWith(`${source}/`)

/** Whether a difference at a pointer affects a field: the field itself, what it references, or its parents' keywords. */
function concerns(contract: Contract, pointer: string, field: Field, holders: Field[]): boolean {
  const place = `#${pointer}`
  if (isWithin(place, field.source) || isWithin(place, field.use)) return true
  if (reached(contract, field.schema).has(pointer.split('/')[3] ?? '')) return true
  return holders.some(({ source }) => isWithin(place, source) && !place.slice(source.length).startsWith('/properties'))
}

/** Reports values whose validity has changed for no listed reason. Returns the number of values. */
export function judge(before: JsonObject, after: JsonObject, listed: string[], findings: Findings): number {
  const contract = readContract(before as Schema)
  const [wasValid, isValid] = [validatorsOf(before as Schema, 'released'), validatorsOf(after as Schema, 'today')]
  const todays = new Set(schemasOf(readContract(after as Schema)).map(({ source }) => source))
  let values = 0
  for (const schema of schemasOf(contract).filter(({ source }) => todays.has(source))) {
    const [judgeBefore, judgeAfter] = [wasValid(schema), isValid(schema)]
    const fields = bodyFields(contract, schema, '', true)
    // Fields behind a reference are tested with the referenced schema.
    const own = fields.filter(({ use }) => isWithin(use, schema.source))
    const drawn = draw(valid(contract, schema, 'body'), 12)
    // The fullest has most of the optional fields.
    const base = drawn.reduce((fullest, each) => (shown(each).length > shown(fullest).length ? each : fullest))
    const fill = (pointer: string) => {
      const field = fields.find((each) => each.pointer === pointer)
      return field ? draw(valid(contract, field, 'body'), 1)[0] : {}
    }
    for (const field of own) {
      const here = field.pointer === '' ? base : undefined
      for (const value of valuesFor(contract, field, here)) {
        const whole = replaced(base, field.pointer, value, fill)
        values += 1
        const wasTaken = judgeBefore(whole)
        if (wasTaken === judgeAfter(whole)) continue
        const holders = fields.filter(({ pointer }) => `${field.pointer}/`.startsWith(`${pointer}/`))
        if (listed.some((pointer) => concerns(contract, pointer, field, holders))) continue
        findings.add({
          check: `released value ${wasTaken ? 'refused' : 'taken'}`,
          operation: '-',
          pointer: `${schema.source}${field.pointer}`,
          expected: 'the same validity as in the release, or a difference that the breaking-change gate lists',
          found: shown(whole),
        })
      }
    }
  }
  return values
}

export const releasedValues: Part = async () => {
  const [released, today] = [readDocument(releasedFile), readDocument(todayFile)]
  const findings = createFindings()
  const listed = compare(released, today).map(({ pointer }) => pointer)
  const values = judge(released, today, listed, findings)
  const title = 'Values of the release, validated by today’s document'
  return { title, notes: [`${values} values`], findings: findings.all() }
}
