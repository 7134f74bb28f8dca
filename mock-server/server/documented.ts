/** Reads the errors and examples of an operation. */
import type { IHttpOperation, IHttpOperationResponse } from '@stoplight/types'
import type { DocumentedOperation } from '../world/forced.ts'
import type { ErrorDetails } from '../world/refusal.ts'

export const eventStream = 'text/event-stream'

const contentOf = ({ contents = [] }: IHttpOperationResponse) => contents[0]

/** The values of the examples. */
function examplesOf(response: IHttpOperationResponse): unknown[] {
  return contentOf(response)?.examples?.map((example) => ('value' in example ? example.value : undefined)) ?? []
}

/** One error for each code of a status: those in its examples and those in the enum of its schema. */
function errorsOf(response: IHttpOperationResponse): ErrorDetails[] {
  const { code: status, description = '', headers = [] } = response
  const shown = new Map((examplesOf(response) as ErrorDetails[]).map(({ code, message }) => [code, message]))
  const schema = contentOf(response)?.schema?.properties?.code
  const listed = typeof schema === 'object' ? ((schema.enum ?? []) as string[]) : []
  const required = headers.filter((header) => header.required)
  const example = ({ examples: [first] = [] }: (typeof headers)[0]) => (first && 'value' in first ? first.value : '')
  return [...new Set([...shown.keys(), ...listed])].map((code) => ({
    status: Number(status),
    code,
    message: shown.get(code) ?? description,
    headers: Object.fromEntries(required.map((header) => [header.name.toLowerCase(), String(example(header))])),
  }))
}

const successes = ({ responses }: IHttpOperation) => responses.filter(({ code }) => code.startsWith('2'))

/** The schema of a success response; undefined if it has no body. */
export const successSchema = (operation: IHttpOperation) => successes(operation).map(contentOf)[0]?.schema

export const isStream = (operation: IHttpOperation) =>
  successes(operation).some((response) => contentOf(response)?.mediaType === eventStream)

/** Whether an invalid token is no error (x-token), as at sign-in. */
export const ignoresToken = ({ extensions }: IHttpOperation) => extensions?.['x-token'] === 'ignored'

export const documented = (operation: IHttpOperation): DocumentedOperation => ({
  operationId: operation.iid ?? '',
  summary: operation.summary ?? '',
  isStream: isStream(operation),
  errors: operation.responses.filter(({ code }) => /^[45]\d\d$/.test(code)).flatMap(errorsOf),
})
