/** JSON Schema 2020-12 validators of a document's schemas: as written, and without undocumented fields. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { type Contract, type Located, partsOf, type Schema } from './contract.ts'
import type { Wrong } from './findings.ts'
import { addFormats } from './formats.ts'

export interface Validators {
  /** The errors in a value: at most five, the most specific ones. */
  mismatches: (at: Located, value: unknown) => Omit<Wrong, 'check'>[]
  /** The documented values of a response's `code`. Empty if any value is allowed. */
  codes: (at: Located) => unknown[]
  /** The names of fields that the document does not have. Clients accept them, so they are no mismatches unless closed. */
  undocumented: Set<string>
}

/** Forbids additional properties in objects that list their properties. */
function closed(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(closed)
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isObject = typeof copy.properties === 'object' && copy.type === 'object'
  return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

/** Validators of a document's schemas by location. */
export function validatorsOf(document: Schema, name: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, addUsedSchema: false })
  addFormats(ajv)
  ajv.addSchema({ ...document, $id: name })
  const cache = new Map<string, ReturnType<typeof ajv.compile>>()
  return ({ source }: Located) => {
    const pointer = source.slice(1).split('/').map(encodeURIComponent).join('/')
    const validate = cache.get(source) ?? ajv.compile({ $ref: `${name}#${pointer}` })
    cache.set(source, validate)
    return validate
  }
}

/** Drops errors inside the branches of a union: the error of the union itself is enough. */
function relevant(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const isInside = (error: ErrorObject) => (union: ErrorObject) =>
    error !== union && `${error.instancePath}/`.startsWith(`${union.instancePath}/`)
  return errors.filter((error) => !unions.some(isInside(error)))
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The words of a keyword whose own message doesn't say what is wrong. */
function expectedBy({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `one of ${params.allowedValues.join(', ')}`
  if (keyword === 'additionalProperties') return 'no field that the document does not have'
  if (keyword === 'required') return `a value: the field is required`
  return `${message}`
}

/** The cause is the keyword in the document: one wrong schema shows in many responses. */
function mismatch(error: ErrorObject) {
  const { params, instancePath, data, schemaPath } = error
  const name = params.missingProperty ?? params.additionalProperty
  const about = { expected: expectedBy(error), cause: `${schemaPath.replace(/^.*#/, '')} ${name ?? ''}` }
  if (name === undefined) return { ...about, pointer: instancePath, found: shown(data) }
  return { ...about, pointer: `${instancePath}/${name}`, found: shown((data as Schema)[name as string]) }
}

/** `null` in an optional field is the same as no field. In a required one, the field is then missing. */
function withoutNulls(value: unknown, errors: ErrorObject[]): unknown {
  const copy = structuredClone(value)
  for (const { data, instancePath } of errors) {
    const parts = partsOf(instancePath)
    const name = parts.pop()
    const holder = parts.reduce<unknown>((inner, part) => (inner as Schema | undefined)?.[part], copy)
    if (data === null && name !== undefined && !Array.isArray(holder)) delete (holder as Schema | undefined)?.[name]
  }
  return copy
}

const maxMismatches = 5

/** Compiled once for a document, because a process may check many servers. */
const compiled = new WeakMap<
  Schema,
  { open: ReturnType<typeof validatorsOf>; strict: ReturnType<typeof validatorsOf> }
>()

function compile(document: Schema) {
  const made = compiled.get(document) ?? {
    open: validatorsOf(document, 'open'),
    strict: validatorsOf(closed(document) as Schema, 'closed'),
  }
  compiled.set(document, made)
  return made
}

/** `isClosed`: whether undocumented fields are mismatches. */
export function createValidators({ document, resolve }: Contract, isClosed: boolean): Validators {
  const { open, strict } = compile(document)
  const undocumented = new Set<string>()
  return {
    undocumented,
    codes: (at) => {
      const { schema, source } = resolve(at)
      const { code } = (schema.properties ?? {}) as { code?: Schema }
      return code ? ((resolve({ schema: code, source }).schema.enum ?? []) as unknown[]) : []
    },
    mismatches: (at, value) => {
      const validate = open(at)
      const isRight = validate(value) || validate(withoutNulls(value, validate.errors ?? []))
      if (!isRight)
        return relevant(validate.errors ?? [])
          .slice(0, maxMismatches)
          .map(mismatch)
      const validateClosed = strict(at)
      if (validateClosed(value)) return []
      const errors = (validateClosed.errors ?? []).filter(({ keyword }) => keyword === 'additionalProperties')
      for (const { params } of errors) undocumented.add(params.additionalProperty)
      if (!isClosed) return []
      return errors.slice(0, maxMismatches).map(mismatch)
    },
  }
}
