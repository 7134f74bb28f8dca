/** Checks what the document says about the loss of each response field (x-loss), and writes it as a table. */
import { banner, type Document, type Schema } from './document.ts'

const decisions = ['cosmetic', 'partial', 'closes']
const extensions = ['x-faker', 'x-loss', 'x-blank', 'x-instead', 'x-accepts', 'x-key', 'x-grows']

type Properties = Record<string, Schema>

const nameOf = ({ $ref }: Schema) => (typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : undefined)
const propertiesOf = (schema: Schema) => (schema.properties ?? {}) as Properties

/** The schema that a reference leads to, with the keywords beside the reference. */
function resolve(document: Document, schema: Schema): Schema {
  const name = nameOf(schema)
  if (name === undefined) return schema
  const { $ref: _, ...beside } = schema
  return { ...resolve(document, document.components.schemas[name] ?? {}), ...beside }
}

/** The names of the schemas in responses, each after those it refers to. */
function responseSchemas(document: Document): string[] {
  const names = new Set<string>()
  const visited = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { $ref, ...rest } = node as Schema
    if (typeof $ref === 'string' && !visited.has($ref)) {
      visited.add($ref)
      visit(
        $ref
          .split('/')
          .slice(1)
          .reduce<unknown>((inner, part) => (inner as Schema)[part], document),
      )
      if ($ref.startsWith('#/components/schemas/')) names.add($ref.split('/').at(-1) ?? '')
    }
    // Examples and links hold no schemas, and a token is not a part of the response's JSON.
    for (const [key, inner] of Object.entries(rest))
      if (!['examples', 'links', 'contentSchema'].includes(key)) visit(inner)
  }
  for (const item of Object.values(document.paths)) for (const { responses } of Object.values(item)) visit(responses)
  return [...names]
}

/** A field's own decision, or that of a schema that isn't an object, or the default of the object with the field. */
function decisionOf(document: Document, holder: Schema, field: Schema): unknown {
  const own = field['x-loss']
  const referred = resolve(document, field)
  return own ?? (referred.type === 'object' ? undefined : referred['x-loss']) ?? holder['x-loss']
}

/** What is wrong with the decisions, one sentence each. */
export function lossProblems(document: Document): string[] {
  const { schemas } = document.components
  return [
    ...Object.entries(schemas).flatMap(([name, schema]) => unknownExtensions(name, schema)),
    ...responseSchemas(document).flatMap((name) => {
      const schema = schemas[name] ?? {}
      const unionProblems = ((schema.oneOf ?? []) as Schema[]).flatMap((branch) => notClosing(document, branch))
      const fields = Object.entries(propertiesOf(schema))
      return [...unionProblems, ...fields.flatMap(([field, each]) => problemsOf(document, name, field, each))]
    }),
  ]
}

function unknownExtensions(name: string, schema: Schema): string[] {
  const nodes: [string, Schema][] = [[name, schema]]
  for (const [field, each] of Object.entries(propertiesOf(schema))) {
    nodes.push([`${name}.${field}`, each])
    if (each.items) nodes.push([`${name}.${field}`, each.items as Schema])
  }
  return nodes.flatMap(([where, node]) =>
    Object.keys(node)
      .filter((key) => key.startsWith('x-') && !extensions.includes(key))
      .map((key) => `${where}: unknown field ${key}`),
  )
}

/** The reader can't tell the branches of a union apart, so whatever is lost in one closes it. */
function notClosing(document: Document, branch: Schema): string[] {
  const schema = resolve(document, branch)
  return Object.entries(propertiesOf(schema))
    .filter(([, field]) => decisionOf(document, schema, field) !== 'closes')
    .map(([field]) => `${nameOf(branch)}.${field}: every field of a union’s branch needs x-loss: closes`)
}

function problemsOf(document: Document, name: string, field: string, each: Schema): string[] {
  const holder = document.components.schemas[name] ?? {}
  const schema = resolve(document, each)
  const given = [decisionOf(document, holder, each), (schema.items as Schema | undefined)?.['x-loss']]
  const problems = given
    .filter((decision, index) => (index === 0 || decision !== undefined) && !decisions.includes(String(decision)))
    .map((decision) => `x-loss must be one of ${decisions.join(', ')}, not ${decision}`)
  if (given[0] === 'partial' && schema.type !== 'array') problems.push('x-loss: partial is for lists and their items')
  if (nameOf(each) === undefined && schema.properties) problems.push('an object needs a schema of its own')
  const instead = schema['x-instead']
  if (instead !== undefined && !propertiesOf(holder)[String(instead)])
    problems.push(`x-instead names ${instead}, which is not a field of ${name}`)
  const accepts = schema['x-accepts']
  if (accepts !== undefined && !(accepts === 'date' && schema.format === 'date-time'))
    problems.push('x-accepts must be date, for an instant')
  return problems.map((problem) => `${name}.${field}: ${problem}`)
}

/** Stands in for a lost value of a required field. */
function blankOf(document: Document, field: Schema): unknown {
  const schema = resolve(document, field)
  if ('x-blank' in schema) return schema['x-blank']
  switch (schema.type) {
    case 'string':
      return ''
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return Object.fromEntries(
        ((schema.required ?? []) as string[]).map((name) => [
          name,
          blankOf(document, propertiesOf(schema)[name] ?? {}),
        ]),
      )
    default:
      return null
  }
}

type Writer = { document: Document; tables: Map<string, string> }

/** One entry of a table, as source code; empty if there is nothing to say. */
function entryOf(writer: Writer, field: Schema, decision: unknown, extra: Record<string, unknown>): string {
  const schema = resolve(writer.document, field)
  const items = schema.items as Schema | undefined
  const table = nameOf(field)
  const parts = Object.entries({
    ...(decision !== 'closes' && { loss: JSON.stringify(decision) }),
    ...extra,
    ...(schema['x-accepts'] === 'date' && { isDate: true }),
    ...(table && writer.tables.has(table) && { inner: table }),
    ...(items && { each: itemsEntry(writer, items, items['x-loss'] ?? decision) }),
  }).filter(([, value]) => value !== '')
  return parts.length > 0 ? `{ ${parts.map(([key, value]) => `${key}: ${value}`).join(', ')} }` : ''
}

function itemsEntry(writer: Writer, items: Schema, decision: unknown): string {
  const keys = resolve(writer.document, items)['x-key']
  return entryOf(writer, items, decision, keys === undefined ? {} : { keys: JSON.stringify(keys) })
}

function fieldEntry(writer: Writer, holder: Schema, name: string, field: Schema): string {
  const { document } = writer
  const decision = decisionOf(document, holder, field)
  const isRequired = ((holder.required ?? []) as string[]).includes(name)
  const { 'x-instead': instead } = field
  return entryOf(writer, field, decision, {
    ...(decision !== 'closes' && isRequired && { blank: JSON.stringify(blankOf(document, field)) }),
    ...(instead !== undefined && { instead: JSON.stringify(instead) }),
  })
}

/** The tables of all schemas in responses that have something other than `closes` to say, as a module. */
export function lossesFile(document: Document): string {
  const writer: Writer = { document, tables: new Map() }
  for (const name of responseSchemas(document)) {
    const schema = document.components.schemas[name] ?? {}
    const entries = Object.entries(propertiesOf(schema))
      .map(([field, each]) => [field, fieldEntry(writer, schema, field, each)] as const)
      .filter(([, entry]) => entry !== '')
    if (entries.length > 0)
      writer.tables.set(name, `{\n${entries.map(([field, entry]) => `  ${field}: ${entry},\n`).join('')}}`)
  }
  const tables = [...writer.tables].map(([name, table]) => `\nexport const ${name}: Losses = ${table}\n`)
  return `${banner}import type { Losses } from './runtime/loss.ts'\n${tables.join('')}`
}
