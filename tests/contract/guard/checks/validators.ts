/** JSON Schema 2020-12 validators of a document's schemas: as written, and closed to what is not documented. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, Located, Schema } from '../contract.ts'

export interface Mismatch {
  /** JSON pointer into the value. */
  pointer: string
  expected: string
  found: string
  /** The field is not documented, and nothing else is wrong with it. */
  isUndocumented: boolean
}

export interface Validators {
  /** What is wrong with a value; the deepest reasons, at most five. */
  mismatches: (at: Located, value: unknown) => Mismatch[]
  isValid: (at: Located, value: unknown) => boolean
  /** The values that the document lists for the `code` of an answer; none where any will do. */
  codes: (at: Located) => unknown[]
}

/** Objects that list their properties allow no others. */
function closed(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(closed)
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isObject = typeof copy.properties === 'object' && copy.type === 'object'
  return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

/** The document says so in words only: `multipleOf: 0.01` fails on binary fractions. */
const twoDecimals = {
  keyword: 'twoDecimals',
  type: 'number',
  validate: (_: true, value: number) => Number(value.toFixed(2)) === value,
  error: { message: 'must have at most two decimals' },
} as const

/** The document with that rule on its schema of money. */
function withMoneyRule(document: Schema): Schema {
  const components = (document.components ?? {}) as Schema
  const schemas = (components.schemas ?? {}) as Schema
  if (!schemas.Money) return document
  const Money = { ...(schemas.Money as Schema), twoDecimals: true }
  return { ...document, components: { ...components, schemas: { ...schemas, Money } } }
}

function validatorsOf(document: Schema, name: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, addUsedSchema: false })
  formats.default(ajv)
  ajv.addKeyword(twoDecimals)
  ajv.addSchema({ ...withMoneyRule(document), $id: name })
  const cache = new Map<string, ReturnType<typeof ajv.compile>>()
  return ({ source }: Located) => {
    const known = cache.get(source)
    if (known) return known
    const pointer = source.slice(1).split('/').map(encodeURIComponent).join('/')
    const made = ajv.compile({ $ref: `${name}#${pointer}` })
    cache.set(source, made)
    return made
  }
}

/** A branch that was not meant only makes noise: the union itself says that none fits. */
function relevant(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return errors.filter(
    (error) =>
      !unions.some((union) => error !== union && `${error.instancePath}/`.startsWith(`${union.instancePath}/`)),
  )
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

function mismatch({ keyword, params, message, instancePath, data }: ErrorObject): Mismatch {
  const name = params.missingProperty ?? params.additionalProperty
  const pointer = name === undefined ? instancePath : `${instancePath}/${name}`
  const isUndocumented = keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
  const found = name === undefined ? data : (data as Schema)[name as string]
  return {
    pointer,
    expected: isUndocumented
      ? 'no such field in the document'
      : keyword === 'enum'
        ? `one of ${params.allowedValues.join(', ')}`
        : `${message}`,
    found: shown(found),
    isUndocumented,
  }
}

const most = 5

/** Validators of one document; each schema is compiled once, when it is first asked for. */
export function createValidators({ document, resolve }: Contract): Validators {
  const open = validatorsOf(document, 'open')
  const strict = validatorsOf(closed(document) as Schema, 'closed')
  return {
    isValid: (at, value) => open(at)(value) === true,
    codes: (at) => {
      const { schema, source } = resolve(at)
      const { code } = (schema.properties ?? {}) as { code?: Schema }
      return code ? ((resolve({ schema: code, source }).schema.enum ?? []) as unknown[]) : []
    },
    mismatches: (at, value) => {
      const validate = open(at)
      if (!validate(value))
        return relevant(validate.errors ?? [])
          .slice(0, most)
          .map(mismatch)
      const validateClosed = strict(at)
      if (validateClosed(value)) return []
      const errors = (validateClosed.errors ?? []).filter(({ keyword }) => keyword === 'additionalProperties')
      return errors.slice(0, most).map(mismatch)
    },
  }
}
