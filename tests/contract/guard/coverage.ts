/** What of the document a run has exercised: operations, statuses, media types, enum values, union branches, keywords, cases. */

import { readEvents } from './checks/events.ts'
import { answerOf } from './checks/reply.ts'
import type { Validators } from './checks/validators.ts'
import type { Reply } from './client.ts'
import { type Contract, type Located, type Operation, type Schema, step } from './contract.ts'
import type { Case } from './requests/cases.ts'

/** Places of the document by kind, each a text that names one. */
export interface Places {
  operations: Set<string>
  statuses: Set<string>
  mediaTypes: Set<string>
  enumValues: Set<string>
  unionBranches: Set<string>
}

const empty = (): Places => ({
  operations: new Set(),
  statuses: new Set(),
  mediaTypes: new Set(),
  enumValues: new Set(),
  unionBranches: new Set(),
})

type Visit = (at: Located, value: unknown, pointer: string) => void

/** Walks a value beside its schema; a union goes into the branches that fit. */
function walkValue(
  contract: Contract,
  validators: Validators,
  located: Located,
  value: unknown,
  visit: Visit,
  pointer = '',
) {
  const at = contract.resolve(located)
  visit(at, value, pointer)
  const inside = (schema: unknown, source: string, inner: unknown, ...key: (string | number)[]) =>
    walkValue(contract, validators, { schema: schema as Schema, source }, inner, visit, step(pointer, ...key))
  const { properties = {}, additionalProperties, items, oneOf, anyOf } = at.schema
  for (const [index, branch] of ((oneOf ?? anyOf ?? []) as Schema[]).entries()) {
    const source = step(at.source, oneOf ? 'oneOf' : 'anyOf', index)
    if (validators.isValid(contract.resolve({ schema: branch, source }), value)) inside(branch, source, value)
  }
  if (Array.isArray(value) && items)
    for (const [index, item] of value.entries()) if (index < 200) inside(items, step(at.source, 'items'), item, index)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [name, schema] of Object.entries(properties as Record<string, Schema>))
    if (name in value) inside(schema, step(at.source, 'properties', name), (value as Schema)[name], name)
  if (typeof additionalProperties === 'object')
    for (const [name, inner] of Object.entries(value))
      if (!(name in (properties as object)))
        inside(additionalProperties, step(at.source, 'additionalProperties'), inner, name)
}

/** Walks a schema itself, each part once. */
export function walkSchema(contract: Contract, located: Located, visit: (at: Located) => void, seen: Set<string>) {
  const at = contract.resolve(located)
  if (seen.has(at.source)) return
  seen.add(at.source)
  visit(at)
  const { properties = {}, items, oneOf, anyOf, additionalProperties } = at.schema
  const inside = (schema: unknown, ...parts: (string | number)[]) =>
    walkSchema(contract, { schema: schema as Schema, source: step(at.source, ...parts) }, visit, seen)
  for (const [name, schema] of Object.entries(properties as object)) inside(schema, 'properties', name)
  if (items) inside(items, 'items')
  if (typeof additionalProperties === 'object') inside(additionalProperties, 'additionalProperties')
  for (const [index, branch] of ((oneOf ?? anyOf ?? []) as Schema[]).entries())
    inside(branch, oneOf ? 'oneOf' : 'anyOf', index)
}

/** A payment is confirming only while a provider is slow; the end-to-end tests see it (scenario `late`). */
const byProvidersOnly: readonly unknown[] = ['confirming']

const enumPlace = ({ source }: Located, value: unknown) => `${source} ${JSON.stringify(value)}`

/** A type that allows several, and the branches of a union. */
function branchesOf(contract: Contract, at: Located): string[] {
  const { type, oneOf, anyOf } = at.schema
  const union = ((oneOf ?? anyOf ?? []) as Schema[]).map(
    (branch, index) =>
      contract.resolve({ schema: branch, source: step(at.source, oneOf ? 'oneOf' : 'anyOf', index) }).source,
  )
  const types = Array.isArray(type) ? type.map((each) => `${at.source} ${each}`) : []
  return [...union.map((source) => `${at.source} ${source}`), ...types]
}

const jsonType = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Everything of the document that can be exercised. */
export function documented(contract: Contract): Places {
  const places = empty()
  const seen = new Set<string>()
  const visit = (at: Located) => {
    for (const value of (at.schema.enum ?? []) as unknown[])
      if (!byProvidersOnly.includes(value)) places.enumValues.add(enumPlace(at, value))
    for (const branch of branchesOf(contract, at)) places.unionBranches.add(branch)
  }
  for (const { id, parameters, body, answers } of contract.operations) {
    places.operations.add(id)
    for (const { status, type } of answers) {
      places.statuses.add(`${id} ${status}`)
      places.mediaTypes.add(`${id} ${type}`)
    }
    if (body) places.mediaTypes.add(`${id} request ${body.type}`)
    for (const at of [...parameters, ...(body ? [body] : []), ...answers]) walkSchema(contract, at, visit, seen)
  }
  return places
}

/** Where a value of a schema first stood in an answer. */
export interface Sighting {
  answer: Located
  whole: unknown
  value: unknown
  /** Where the value stands in the whole, a JSON pointer. */
  pointer: string
}

export interface Coverage {
  seen: Places
  /** By the place of the schema in the document. */
  sightings: Map<string, Sighting>
  /** Keys of the cases that were sent. */
  cases: Set<string>
  /** Requests sent, all together. */
  requests: number
  noteCase: (sent: Case) => void
  note: (operation: Operation, sent: { body?: unknown; values: [Located, unknown][] }, reply: Reply) => void
}

const mostTexts = 5000

export function createCoverage(contract: Contract, validators: Validators): Coverage {
  const seen = empty()
  const visit = (at: Located, value: unknown) => {
    if (((at.schema.enum ?? []) as unknown[]).includes(value)) seen.enumValues.add(enumPlace(at, value))
    const { type, oneOf, anyOf } = at.schema
    if (Array.isArray(type) && type.includes(jsonType(value))) seen.unionBranches.add(`${at.source} ${jsonType(value)}`)
    for (const [index, branch] of ((oneOf ?? anyOf ?? []) as Schema[]).entries()) {
      const inner = contract.resolve({ schema: branch, source: step(at.source, oneOf ? 'oneOf' : 'anyOf', index) })
      if (validators.isValid(inner, value)) seen.unionBranches.add(`${at.source} ${inner.source}`)
    }
  }
  const texts = new Set<string>()
  const sightings = new Map<string, Sighting>()
  const coverage: Coverage = {
    seen,
    sightings,
    cases: new Set(),
    requests: 0,
    noteCase: ({ key }) => coverage.cases.add(key),
    note: (operation, sent, reply) => {
      coverage.requests += 1
      seen.operations.add(operation.id)
      const answer = answerOf(operation, reply)
      for (const [at, value] of sent.values) walkValue(contract, validators, at, value, visit)
      if (operation.body && sent.body !== undefined) {
        walkValue(contract, validators, operation.body, sent.body, visit)
        seen.mediaTypes.add(`${operation.id} request ${operation.body.type}`)
      }
      if (!answer) return
      seen.statuses.add(`${operation.id} ${answer.status}`)
      seen.mediaTypes.add(`${operation.id} ${answer.type}`)
      // The same text teaches nothing new, and many replies are alike.
      const text = `${operation.id} ${answer.status} ${reply.text}`
      if (texts.has(text)) return
      if (texts.size < mostTexts) texts.add(text)
      const values = answer.type === 'text/event-stream' ? readEvents(reply.text).messages : [reply.body]
      for (const whole of values)
        walkValue(contract, validators, answer, whole, (at, value, pointer) => {
          visit(at, value)
          if (!sightings.has(at.source)) sightings.set(at.source, { answer, whole, value, pointer })
        })
    },
  }
  return coverage
}
