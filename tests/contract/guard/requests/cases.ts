/**
 * Every operation × field × keyword × valid or invalid, each with its requests.
 * Cases that a place can't express are omitted: in a path everything is text.
 */
import fc from 'fast-check'
import type { Contract, Operation } from '../contract.ts'
import type { Parts } from './call.ts'
import { type Field, fieldsOf, replaced } from './fields.ts'
import { absent, keywordsOf } from './keywords.ts'
import { valid } from './values.ts'

export interface Case {
  /** Operation, place, pointer, keyword and validity. */
  key: string
  operation: Operation
  field: Field
  keyword: string
  isValid: boolean
  /** Requests that differ from a valid one only in this field. */
  requests: (base: Parts) => fc.Arbitrary<Parts>
}

/** A seed from a text, the same on every computer. */
export const seedOf = (text: string, seed: number) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed)

const one = (contract: Contract, field: Field) =>
  fc.sample(valid(contract, field, field.place), { seed: seedOf(field.pointer, 1), numRuns: 1 })[0]

/** Sets the value of a field. Missing parents are generated from the document. */
export function withValue(contract: Contract, fields: Field[], field: Field, base: Parts, value: unknown): Parts {
  if (field.place === 'body') {
    const fill = (pointer: string) => {
      const parent = fields.find((each) => each.place === 'body' && each.pointer === pointer)
      // The value must not repeat another item.
      if (parent?.schema.uniqueItems) return []
      return parent ? one(contract, parent) : {}
    }
    return { ...base, body: replaced(base.body, field.pointer, value, fill) }
  }
  const [name = '', index] = field.pointer.split('/')
  return { ...base, [field.place]: { ...base[field.place], [name]: index === undefined ? value : [value] } }
}

/** Adds an unknown field, which a closed body rejects. */
function withUnknownField(contract: Contract, fields: Field[], field: Field, base: Parts) {
  return fc.constantFrom('color', 'isAdmin', '__v').map((name) => {
    const child = { ...field, pointer: `${field.pointer}/${name}` }
    return withValue(contract, fields, child, base, 'x')
  })
}

const tooLarge = 300 * 1024

/** Bodies that are not JSON, of another media type, far too large, or missing. */
function wholeBodyCases(operation: Operation, field: Field): Omit<Case, 'key'>[] {
  if (!operation.body) return []
  const wrong: Record<string, (base: Parts) => fc.Arbitrary<Parts>> = {
    json: (base) =>
      fc
        .constantFrom('{"', '[', '{"a":}', 'undefined', `${JSON.stringify(base.body)}}`)
        .map((raw) => ({ ...base, raw })),
    mediaType: (base) =>
      fc
        .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml')
        .map((contentType) => ({ ...base, contentType })),
    size: (base) =>
      fc.constant(' ').map((blank) => ({ ...base, raw: `${JSON.stringify(base.body)}${blank.repeat(tooLarge)}` })),
    ...(operation.body.required && { body: (base: Parts) => fc.constant({ ...base, body: absent }) }),
  }
  return Object.entries(wrong).flatMap(([keyword, requests]) => [
    { operation, field, keyword, isValid: true, requests: (base) => fc.constant(base) },
    { operation, field, keyword, isValid: false, requests },
  ])
}

function fieldCases(contract: Contract, operation: Operation, fields: Field[], field: Field): Omit<Case, 'key'>[] {
  const put = (values: fc.Arbitrary<unknown>) => (base: Parts) =>
    values.map((value) => withValue(contract, fields, field, base, value))
  const about = { operation, field }
  const own = keywordsOf(contract, field, field.place).flatMap(({ keyword, valid: good, invalid: bad }) => [
    ...(good ? [{ ...about, keyword, isValid: true, requests: put(good) }] : []),
    ...(bad ? [{ ...about, keyword, isValid: false, requests: put(bad) }] : []),
  ])
  // Omitting a path part changes the path, and omitting an item only shortens the list.
  const isPlace = field.pointer !== '' && field.place !== 'path' && !/\/0$/.test(field.pointer)
  const presence = isPlace
    ? [
        { ...about, keyword: 'required', isValid: true, requests: put(valid(contract, field, field.place)) },
        { ...about, keyword: 'required', isValid: !field.required, requests: put(fc.constant(absent)) },
      ]
    : []
  // In a path, an empty value is another path.
  const isParameter = field.place === 'query' || field.place === 'header'
  const empty =
    isParameter && !/\/0$/.test(field.pointer)
      ? [{ ...about, keyword: 'empty', isValid: field.mayBeEmpty === true, requests: put(fc.constant('')) }]
      : []
  const closed = field.isClosed
    ? [
        { ...about, keyword: 'additionalProperties', isValid: true, requests: put(valid(contract, field, 'body')) },
        {
          ...about,
          keyword: 'additionalProperties',
          isValid: false,
          requests: (base: Parts) => withUnknownField(contract, fields, field, base),
        },
      ]
    : []
  return [...own, ...presence, ...empty, ...closed]
}

/** All cases of one operation. An optional field has two valid cases of `required`: present and absent. */
export function casesOf(contract: Contract, operation: Operation): Case[] {
  const fields = fieldsOf(contract, operation)
  const root = fields.find(({ place, pointer }) => place === 'body' && pointer === '')
  const cases = [
    ...fields.flatMap((field) => fieldCases(contract, operation, fields, field)),
    ...(root ? wholeBodyCases(operation, root) : []),
  ]
  const seen = new Map<string, number>()
  return cases.map((each) => {
    const { field, keyword, isValid } = each
    const key = `${operation.id} ${field.place} ${field.pointer} ${keyword} ${isValid ? 'valid' : 'invalid'}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { ...each, key: count > 1 ? `${key} ${count}` : key }
  })
}

/** Valid requests in which several fields differ from the base. */
export function combinations(contract: Contract, operation: Operation, base: Parts): fc.Arbitrary<Parts> {
  const fields = fieldsOf(contract, operation)
  const changes = fields
    .filter(({ place, pointer }) => place !== 'body' || pointer !== '')
    .map((field) =>
      valid(contract, field, field.place).map(
        (value) => (parts: Parts) => withValue(contract, fields, field, parts, value),
      ),
    )
  if (changes.length === 0) return fc.constant(base)
  return fc
    .tuple(...changes.map((change) => fc.option(change, { freq: 2 })))
    .map((drawn) => drawn.reduce((parts, change) => change?.(parts) ?? parts, base))
}
