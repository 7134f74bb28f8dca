/** Checks every reply to a documented operation, and the replies to valid and invalid requests. */
import type { Reply } from './client.ts'
import type { DocumentedResponse, Operation } from './contract.ts'
import type { Wrong } from './findings.ts'
import type { Case } from './requests/cases.ts'
import type { Validators } from './validators.ts'

interface Checked {
  operation: Operation
  reply: Reply
  validators: Validators
}
type Check = (checked: Checked) => Wrong[]

const wrong = (check: string, pointer: string, expected: string, found: string): Wrong[] => [
  { check, pointer, expected, found },
]
const statusesOf = ({ responses }: Operation) => [...new Set(responses.map(({ status }) => status))]
const mediaTypeOf = ({ headers }: Reply) => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
const codeOf = (value: unknown) => (value as { code?: unknown } | undefined)?.code

/** The documented response, or undefined if status or media type is undocumented. */
const documentedResponse = ({ responses }: Operation, reply: Reply): DocumentedResponse | undefined =>
  responses.find(({ status, type }) => status === reply.status && type === mediaTypeOf(reply))

const hasDocumentedStatus: Check = ({ operation, reply: { status, text } }) => {
  if (status === 0) return wrong('answered', '', 'a response', text)
  const statuses = statusesOf(operation)
  return statuses.includes(status) ? [] : wrong('status', '', `one of ${statuses.join(', ')}`, `${status} ${text}`)
}

const hasDocumentedMediaType: Check = ({ operation, reply }) => {
  const types = operation.responses.filter(({ status }) => status === reply.status).map(({ type }) => type)
  if (types.length === 0 || types.includes(mediaTypeOf(reply))) return []
  return wrong('content-type', '/headers/content-type', types.join(' or '), mediaTypeOf(reply) || 'nothing')
}

const hasDocumentedHeaders: Check = ({ operation, reply, validators }) =>
  (operation.responses.find(({ status }) => status === reply.status)?.headers ?? []).flatMap((header) => {
    const text = reply.headers[header.name.toLowerCase()]
    const pointer = `/headers/${header.name}`
    if (text === undefined) return header.required ? wrong('header', pointer, 'to be sent', 'nothing') : []
    const isNumber = ['integer', 'number'].includes(String(header.schema.type)) && Number.isFinite(Number(text))
    return validators
      .mismatches(header, isNumber ? Number(text) : text)
      .flatMap(({ expected }) => wrong('header', pointer, expected, text))
  })

/** The complete messages of an event stream. Throws for data that is not JSON. */
export const messagesOf = (text: string): unknown[] =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .slice(0, -1)
    .map((block) => [...block.matchAll(/^data:(.*)$/gm)].map(([, data]) => data).join('\n'))
    .filter(Boolean)
    .map((data) => JSON.parse(data))

function streamConforms(response: DocumentedResponse, text: string, validators: Validators): Wrong[] {
  const invalid = text.split(/\r?\n/).find((line) => line !== '' && !/^(:|(data|event|id|retry):)/.test(line))
  if (invalid !== undefined) return wrong('stream', '', 'lines of an event stream', invalid)
  try {
    return messagesOf(text).flatMap((message) =>
      validators.mismatches(response, message).map((each) => ({ check: 'stream', ...each })),
    )
  } catch (error) {
    return wrong('stream', '', 'JSON', (error as Error).message)
  }
}

const bodyConforms: Check = ({ operation, reply, validators }) => {
  const response = documentedResponse(operation, reply)
  if (!response) return []
  if (response.type === 'text/event-stream') return streamConforms(response, reply.text, validators)
  if (reply.body === undefined) return wrong('body', '', 'JSON', reply.text.slice(0, 200) || 'nothing')
  return validators.mismatches(response, reply.body).map((each) => ({ check: 'body', ...each }))
}

/** An error code may come only with the statuses for which the document lists it. */
const codeFitsStatus: Check = ({ operation, reply, validators }) => {
  const code = codeOf(reply.body)
  const listed = operation.responses.filter((response) => validators.codes(response).includes(code))
  const isKnown = statusesOf(operation).includes(reply.status)
  if (listed.length === 0 || !isKnown || listed.some(({ status }) => status === reply.status)) return []
  return wrong('code', '/code', listed.map(({ status }) => `${code} with ${status}`).join(' or '), `${reply.status}`)
}

/** A conflict must have a code from the document's examples, because the app distinguishes conflicts by code. */
const conflictIsDocumented: Check = ({ operation, reply }) => {
  const shown = (documentedResponse(operation, reply)?.examples ?? []).map(codeOf)
  const code = codeOf(reply.body)
  if (reply.status !== 409 || shown.length === 0 || shown.includes(code)) return []
  return wrong('code', '/code', `one of ${shown.join(', ')}`, String(code))
}

const hasNoServerError: Check = ({ reply: { status, text } }) =>
  status >= 500 ? wrong('server-error', '', 'a status below 500', `${status} ${text}`) : []

const always = [
  hasDocumentedStatus,
  hasDocumentedMediaType,
  hasDocumentedHeaders,
  bodyConforms,
  codeFitsStatus,
  conflictIsDocumented,
]

/** With `mayFail`, a documented 500 is expected. */
export const checkReply = (checked: Checked, mayFail = false): Wrong[] =>
  [...always, ...(mayFail ? [] : [hasNoServerError])].flatMap((check) => check(checked))

const pointerOf = ({ field: { place, pointer } }: Case) =>
  place === 'body' ? `/body${pointer}` : `/${place}/${pointer}`

/** An invalid request must be rejected, with 422 if documented. An invalid path may also be an unknown one. */
export function rejectsInvalidRequest(about: Case, { status, text }: Reply): Wrong[] {
  const documented = statusesOf(about.operation)
  const rejections = documented.includes(422) ? [422] : documented.filter((each) => each >= 400 && each < 500)
  const name = about.field.pointer
  // Servers lowercase the names of headers.
  if (about.keyword === 'empty' && status === 422 && !text.toLowerCase().includes(name.toLowerCase()))
    return wrong('bad-request-refused:empty', pointerOf(about), `a message that names ${name}`, text)
  const more = about.field.place === 'path' ? [403, 404] : { mediaType: [415], size: [413] }[about.keyword]
  if (status === 0 || status >= 500 || [...rejections, ...(more ?? [])].includes(status)) return []
  const expected = `${rejections.join(' or ')}: the request violates ${about.keyword}`
  return wrong(`bad-request-refused:${about.keyword}`, pointerOf(about), expected, `${status} ${text}`)
}

/** A valid request may fail, but not as malformed. `about` is the changed field. */
export function acceptsValidRequest(about: Case | undefined, { status, text }: Reply): Wrong[] {
  if (status !== 422) return []
  const pointer = about ? pointerOf(about) : '/body'
  return wrong('good-request-read', pointer, `not 422: the request is valid`, `${status} ${text}`)
}
