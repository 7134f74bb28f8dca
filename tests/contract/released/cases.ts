/** For every schema of the released document: values beside each other that it takes and refuses. */
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '../document.ts'
import { alternatives, resolve, type Schemas, sample } from './values.ts'

export interface Case {
  schema: string
  pointer: string
  value: unknown
  /** By the released document. */
  isValid: boolean
}

/** Whether a validator judges a case otherwise than the release. */
export const isOtherwise = (isValid: (value: unknown) => boolean) => (each: Case) =>
  isValid(each.value) !== each.isValid

/** What is wrong with who judged it otherwise, short enough for a report. */
export const verdict = ({ isValid, value }: Case) =>
  `${isValid ? 'refuses' : 'takes'} ${(JSON.stringify(value) ?? 'nothing').slice(0, 120)}`

type Path = (string | number)[]

/** The schemas of one document, each compiled once; others may refer to them. */
export class Compiled {
  private readonly ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, inlineRefs: false })

  constructor(schemas: Schemas) {
    formats.default(this.ajv)
    for (const [name, schema] of Object.entries(schemas)) this.ajv.addSchema({ ...byName(schema), $id: idOf(name) })
  }

  /** A schema of the document, or one that would stand in it. Throws where it can't be compiled. */
  validator(schema: Schema): ValidateFunction {
    return this.ajv.compile(byName(schema))
  }
}

const idOf = (name: string) => `schema:/${encodeURIComponent(name)}`

/** With references by name, so that one schema can be compiled without the rest. */
const byName = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"schema:/'))

/** A copy in which the place of the path holds another value; undefined takes it out. */
function changed(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const inner = copy as Record<string | number, unknown>
  const changedInner = changed(inner[key], rest, next)
  if (changedInner === undefined) delete inner[key]
  else inner[key] = changedInner
  return copy
}

interface Site {
  path: Path
  schema: Schema
}

/** Every place below a schema, of each branch too. */
function sites(given: Schema, schemas: Schemas, path: Path = []): Site[] {
  const schema = resolve(given, schemas)
  const { properties = {}, items, additionalProperties } = schema
  return [
    { path, schema: given },
    ...Object.entries(properties as Schemas).flatMap(([name, property]) => sites(property, schemas, [...path, name])),
    ...(items ? sites(items as Schema, schemas, [...path, 0]) : []),
    ...(typeof additionalProperties === 'object'
      ? sites(additionalProperties as Schema, schemas, [...path, 'extra'])
      : []),
  ]
}

function changesAt({ path, schema }: Site, schemas: Schemas, base: unknown): [Path, unknown][] {
  const { properties } = resolve(schema, schemas)
  const dropped = Object.keys((properties ?? {}) as object).map((name): [Path, unknown] => [
    path,
    changed(at(base, path), [name], undefined),
  ])
  const unknown: [Path, unknown][] = properties ? [[path, { ...(at(base, path) as object), never_heard_of: 'x' }]] : []
  return [...alternatives(schema, schemas).map((value): [Path, unknown] => [path, value]), ...dropped, ...unknown]
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], value)

/** Own places alone: those below a $ref are cases of the schema it leads to, all but one of each. */
function ownSites(name: string, schemas: Schemas): Site[] {
  const own = schemas[name] as Schema
  return sites(own, schemas).filter(({ path }) => depthOfRef(own, path) <= 1)
}

/** How many references lie on the way. */
function depthOfRef(schema: Schema, path: Path): number {
  let node: Schema | undefined = schema
  let refs = 0
  for (const key of path) {
    if (typeof node?.$ref === 'string') return refs + 2
    node = (
      typeof key === 'number'
        ? node?.items
        : ((node?.properties as Schemas | undefined)?.[key] ?? node?.additionalProperties)
    ) as Schema | undefined
    if (typeof node?.$ref === 'string') refs += 1
  }
  return refs
}

export function casesOf(name: string, schemas: Schemas, compiled: Compiled): Case[] {
  const isValid = compiled.validator(schemas[name] as Schema)
  const own = resolve(schemas[name] as Schema, schemas)
  const bases = Array.isArray(own.oneOf)
    ? (own.oneOf as Schema[]).map((branch) => sample(branch, schemas))
    : [sample(own, schemas)]
  const found = new Map<string, Case>()
  for (const base of bases)
    for (const site of [{ path: [], schema: own }, ...ownSites(name, schemas)])
      for (const [path, next] of changesAt(site, schemas, base)) {
        const value = changed(base, path, next)
        const key = JSON.stringify(value) ?? 'nothing'
        if (!found.has(key))
          found.set(key, { schema: name, pointer: `/${path.join('/')}`, value, isValid: isValid(value) })
      }
  for (const base of bases)
    found.set(JSON.stringify(base), { schema: name, pointer: '/', value: base, isValid: isValid(base) })
  return [...found.values()]
}
