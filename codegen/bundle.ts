/** Bundles the contract from openapi/ into one document, and checks it. */
import { bundle, createConfig } from '@redocly/openapi-core'
import { brokenReferences, type Document } from './document.ts'
import { lossProblems } from './losses.ts'

/** Throws an error that lists all problems of the document. */
export async function bundleDocument(ref: string): Promise<Document> {
  const { bundle: result, problems } = await bundle({ ref, config: await createConfig({}) })
  const errors = problems.filter((problem) => problem.severity === 'error').map(({ message }) => message)
  const document: Document = JSON.parse(JSON.stringify(result.parsed))
  errors.push(...brokenReferences(document), ...lossProblems(document))
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return document
}
