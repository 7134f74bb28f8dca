/** The contract as one document, bundled from openapi/, and as much of its shape as generation looks at. */
import { bundle, createConfig } from '@redocly/openapi-core'

export type Schema = { [keyword: string]: unknown }

export type Operation = {
  operationId: string
  tags: string[]
  security?: object[]
  parameters?: { $ref: string }[]
  responses: Record<string, { content?: Record<string, unknown> }>
}

export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string; in: string }> }
}

/** First line of every generated TypeScript file. */
export const banner = '// Generated from openapi/ by `npm run codegen`; do not edit.\n'

/** Throws with every error of the document. */
export async function bundleDocument(ref: string): Promise<Document> {
  const { bundle: result, problems } = await bundle({ ref, config: await createConfig({}) })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'))
  return JSON.parse(JSON.stringify(result.parsed))
}

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Every operation with the tag that it is filed under. */
export const tagsOf = ({ paths }: Document) =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, tags: [tag = ''] }) => ({ id: operationId, tag }))
