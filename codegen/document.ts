/** The bundled document. The types contain only what code generation uses. */

export type Schema = { [keyword: string]: unknown }

export type Operation = {
  operationId: string
  tags: string[]
  security?: object[]
  parameters?: { $ref: string }[]
  responses: Record<string, { content?: Record<string, unknown> }>
  'x-invalidates'?: string[]
  'x-personal'?: boolean
  'x-may-be-empty'?: boolean
  'x-feature'?: string
  'x-token'?: 'ignored'
}

export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, { name: string; in: string }>
    links?: Record<string, { operationId: string }>
  }
}

export const note = 'Generated from openapi/ by `npm run codegen`; do not edit.'
/** The first line of files that are not orval's unchanged output. */
export const banner = `// ${note}\n`

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const entriesOf = ({ paths }: Document) => Object.values(paths).flatMap((item) => Object.entries(item))

const extensions = ['x-invalidates', 'x-personal', 'x-may-be-empty', 'x-feature', 'x-token']

/** What the claim `features` says of optional operations. */
function offeredBy({ components }: Document): string {
  const { features } = (components.schemas.AccessTokenClaims?.properties ?? {}) as Record<string, Schema>
  return String(features?.description ?? '')
}

/** Checks what the linter doesn't: operation ids in x-invalidates and links, features, and the names of x- fields. */
export function brokenReferences(document: Document): string[] {
  const entries = entriesOf(document)
  const all = entries.map(([, { operationId }]) => operationId)
  const reading = entries.filter(([method]) => method === 'get').map(([, { operationId }]) => operationId)
  const links = Object.entries(document.components.links ?? {})
  const offered = offeredBy(document)
  return [
    ...entries.flatMap(([, operation]) => {
      const unknown = Object.keys(operation).filter((key) => key.startsWith('x-') && !extensions.includes(key))
      const notReading = (operation['x-invalidates'] ?? []).filter((id) => !reading.includes(id))
      const feature = operation['x-feature']
      const isOffered = !feature || (offered.includes(`\`${feature}\``) && offered.includes(operation.operationId))
      return [
        ...(isOffered ? [] : [`${operation.operationId}: the claim features doesn't offer it by ${feature}`]),
        ...unknown.map((key) => `${operation.operationId}: unknown field ${key}`),
        ...notReading.map((id) => `${operation.operationId}: x-invalidates names ${id}, which is not a read operation`),
      ]
    }),
    ...links
      .filter(([, { operationId }]) => !all.includes(operationId))
      .map(([name, { operationId }]) => `link ${name}: unknown operation ${operationId}`),
  ]
}
