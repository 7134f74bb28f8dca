/** Checks every reply to a documented operation, and the replies to valid and invalid requests. */
import type { Reply } from './client.ts'
import type { DocumentedResponse, Operation } from './contract.ts'
import { currenciesIn, moneyNames, wrongDecimals } from './currency.ts'
import type { Run } from './exchange.ts'
import type { Wrong } from './findings.ts'
import type { Call } from './requests/call.ts'
import type { Case } from './requests/cases.ts'
import type { Validators } from './validators.ts'

interface Checked {
  operation: Operation
  reply: Reply
  call: Call
  run: Run
}
/** Undefined if the check does not apply. */
type Check = (checked: Checked) => Wrong[] | undefined

const wrong = (check: string, pointer: string, expected: string, found: string, cause?: string): Wrong[] => [
  { check, pointer, expected, found, cause },
]
const statusesOf = ({ responses }: Operation) => [...new Set(responses.map(({ status }) => status))]
const mediaTypeOf = ({ headers }: Pick<Reply, 'headers'>) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
const codeOf = (value: unknown) => (value as { code?: unknown } | undefined)?.code
const shownType = (reply: Reply) => mediaTypeOf(reply) || 'no media type'

/** `answered` or `server-error` reports it. What else is missing from such a reply has the same cause. */
export const isNoAnswer = (reply: Pick<Reply, 'status' | 'headers' | 'isCut'>) =>
  reply.status === 0 || isFailure(reply) || (reply.isCut === true && mediaTypeOf(reply) !== 'text/event-stream')

const isFailure = ({ status }: Pick<Reply, 'status'>) => status >= 500 && status !== 501 && status !== 503

/** A proxy may refuse any call, or fail, with a body of its own. */
export const isOfProxy = ({ status, body }: Reply) =>
  [413, 429, 502, 503, 504].includes(status) && typeof codeOf(body) !== 'string'

/** The documented response, or undefined if status or media type is undocumented. */
const documentedResponse = ({ responses }: Operation, reply: Reply): DocumentedResponse | undefined =>
  responses.find(({ status, type }) => status === reply.status && type === mediaTypeOf(reply))

const isAnswered: Check = ({ operation, reply }) => {
  if (reply.status === 0) return wrong('answered', '', 'a response', reply.text, reply.text)
  if (!reply.isCut || !documentedResponse(operation, reply)) return []
  return wrong('answered', '', 'a whole body', `${reply.why}: ${reply.status} ${reply.text || 'without a body'}`, 'cut')
}

const hasDocumentedStatus: Check = ({ operation, call, reply: { status, text } }) => {
  const isOfItsType = call.headers['content-type'] === operation.body?.type
  const statuses = [...statusesOf(operation), 413, 429, 503, ...(isOfItsType ? [] : [415])]
  if (status === 0) return undefined
  if (statuses.includes(status)) return []
  return wrong('status', '', `one of ${statusesOf(operation).join(', ')}`, `${status} ${text}`, `${status}`)
}

const hasDocumentedMediaType: Check = ({ operation, reply }) => {
  const types = operation.responses.filter(({ status }) => status === reply.status).map(({ type }) => type)
  if (types.length === 0 || isOfProxy(reply)) return undefined
  if (types.includes(mediaTypeOf(reply))) return []
  return wrong('content-type', '/headers/content-type', types.join(' or '), shownType(reply), shownType(reply))
}

const hasDocumentedHeaders: Check = ({ operation, reply, run }) => {
  const headers = operation.responses.find(({ status }) => status === reply.status)?.headers ?? []
  if (headers.length === 0 || isOfProxy(reply)) return undefined
  return headers.flatMap((header) => {
    const text = reply.headers[header.name.toLowerCase()]
    const pointer = `/headers/${header.name}`
    // A proxy that waits until a date says so (RFC 9110).
    const isDate = header.name === 'Retry-After' && Number.isFinite(Date.parse(text ?? ''))
    if (isDate && !/^\d+$/.test(text ?? '')) return []
    if (text === undefined) return header.required ? wrong('header', pointer, 'to be sent', 'nothing', pointer) : []
    const isNumber = ['integer', 'number'].includes(String(header.schema.type)) && Number.isFinite(Number(text))
    return run.validators
      .mismatches(header, isNumber ? Number(text) : text)
      .flatMap(({ expected }) => wrong('header', pointer, expected, text, pointer))
  })
}

/** Browsers use a response again for as long as its headers say, and a polled order would stay as it was. */
const isFresh: Check = ({ reply: { status, headers }, call }) => {
  if (call.method !== 'GET' || status < 200 || status >= 300) return undefined
  const control = (headers['cache-control'] ?? '').toLowerCase()
  const isAsked = /no-store|no-cache/.test(control)
  const age =
    /max-age="?0*[1-9]/.test(control) || (!/max-age/.test(control) && Date.parse(headers.expires ?? '') > Date.now())
  if (isAsked || !age) return []
  const found = control || `Expires: ${headers.expires}`
  return wrong('fresh', '/headers/Cache-Control', 'no-store, no-cache, or no lifetime', found, 'lifetime')
}

const isDateOrSeconds = (text: string) => /^\d+$/.test(text) || Number.isFinite(Date.parse(text))

/** A proxy may leave it out. */
const saysWhenToRetry: Check = ({ reply: { status, headers } }) => {
  if (status !== 429 && status !== 503) return undefined
  const found = headers['retry-after']
  if (found === undefined || isDateOrSeconds(found)) return []
  return wrong('retry', '/headers/Retry-After', 'seconds, or an HTTP date', found, 'text')
}

/** Every call has an id unless it is about the id. */
const returnsRequestId: Check = ({ reply, call }) => {
  const id = call.headers['X-Request-Id']
  if (id === undefined || !/^guard-\d+$/.test(id) || reply.status === 0 || isOfProxy(reply)) return undefined
  const found = reply.headers['x-request-id']
  if (found === id) return []
  return wrong('request-id', '/headers/X-Request-Id', id, found ?? 'nothing', found === undefined ? 'none' : 'other')
}

/** Only for a server that answers preflight requests of the origin. */
const isReadableElsewhere: Check = ({ reply: { status, headers }, call, run }) => {
  if (run.origin === undefined || status === 0 || call.headers.origin === undefined) return undefined
  const found = headers['access-control-allow-origin']
  const exposed = (headers['access-control-expose-headers'] ?? '').toLowerCase()
  const hidden = ['x-request-id', 'retry-after', 'date'].filter((name) => !exposed.includes(name))
  // A missing header is one cause, whatever the operation.
  const expect = (isRight: boolean, name: string, expected: string, value: string | undefined) =>
    isRight ? [] : wrong('cors', `/headers/${name}`, expected, value || 'nothing', `${name} ${value ? '' : 'missing'}`)
  return [
    ...expect(found === run.origin, 'Access-Control-Allow-Origin', run.origin, found),
    ...expect(/origin|\*/i.test(headers.vary ?? ''), 'Vary', 'Origin', headers.vary),
    ...expect(hidden.length === 0, 'Access-Control-Expose-Headers', hidden.join(', '), exposed),
  ]
}

/** The complete messages of an event stream. Throws for data that is not JSON. */
export const messagesOf = (text: string): unknown[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n\n')
    .slice(0, -1)
    .map((block) => [...block.matchAll(/^data:(.*)$/gm)].map(([, data]) => data).join('\n'))
    .filter(Boolean)
    .map((data) => JSON.parse(data))

export function streamConforms(response: DocumentedResponse, text: string, validators: Validators): Wrong[] {
  const invalid = text.split(/\r\n?|\n/).find((line) => line !== '' && !/^(:|(data|event|id|retry):)/.test(line))
  if (invalid !== undefined) return wrong('stream', '', 'lines of an event stream', invalid)
  try {
    return messagesOf(text).flatMap((message) =>
      validators.mismatches(response, message).map((each) => ({ check: 'stream', ...each })),
    )
  } catch (error) {
    return wrong('stream', '', 'JSON', (error as Error).message)
  }
}

const bodyConforms: Check = ({ operation, reply, run: { validators } }) => {
  const response = documentedResponse(operation, reply)
  if (!response || reply.isCut || isOfProxy(reply)) return undefined
  if (response.type === 'text/event-stream') return streamConforms(response, reply.text, validators)
  if (reply.encoding !== undefined)
    return wrong(
      'body',
      '',
      'JSON in UTF-8, without a byte order mark (RFC 8259)',
      `${reply.encoding}: ${reply.text}`,
      reply.encoding,
    )
  if (reply.body === undefined) return wrong('body', '', 'JSON', reply.text.slice(0, 200) || 'nothing', 'no JSON')
  return validators.mismatches(response, reply.body).map((each) => ({ check: 'body', ...each }))
}

const names = new WeakMap<object, Set<string>>()

const hasItsDecimals: Check = ({ reply: { body }, run: { contract, currencies } }) => {
  if (body === undefined) return undefined
  for (const currency of currenciesIn(body)) currencies.add(currency)
  const money = names.get(contract) ?? moneyNames(contract)
  names.set(contract, money)
  // Products and offers are in the currency of their machine, which is known if there is only one.
  const [only] = currencies.size === 1 ? currencies : []
  return wrongDecimals(money, body, only).flatMap(({ pointer, amount, currency }) =>
    wrong('decimals', pointer, `as many decimals as ${currency ?? 'its currency'} has`, String(amount)),
  )
}

/** An error code may come only with the statuses for which the document lists it. */
const codeFitsStatus: Check = ({ operation, reply, run: { validators } }) => {
  const code = codeOf(reply.body)
  if (reply.status < 400 || code === undefined) return undefined
  const listed = operation.responses.filter((response) => validators.codes(response).includes(code))
  const isKnown = statusesOf(operation).includes(reply.status)
  if (listed.length === 0 || !isKnown || listed.some(({ status }) => status === reply.status)) return []
  return wrong('code', '/code', listed.map(({ status }) => `${code} with ${status}`).join(' or '), `${reply.status}`)
}

const hasNoServerError: Check = ({ reply }) =>
  isFailure(reply)
    ? wrong(
        'server-error',
        '',
        'a status below 500',
        `${reply.status} ${reply.text}`,
        `${reply.status} ${reply.text.slice(0, 80)}`,
      )
    : []

const always: [rule: string, check: Check][] = [
  ['answered', isAnswered],
  ['status', hasDocumentedStatus],
  ['content-type', hasDocumentedMediaType],
  ['header', hasDocumentedHeaders],
  ['fresh', isFresh],
  ['retry', saysWhenToRetry],
  ['request-id', returnsRequestId],
  ['cors', isReadableElsewhere],
  ['body', bodyConforms],
  ['decimals', hasItsDecimals],
  ['code', codeFitsStatus],
]

/** The rules that were checked, and what is wrong. With `mayFail`, a documented 500 is expected. */
export function checkReply(checked: Checked, mayFail = false): { tried: string[]; wrongs: Wrong[] } {
  const checks: typeof always = mayFail ? always : [...always, ['server-error', hasNoServerError]]
  // A failure is one finding, also with a status that isn't documented.
  const isOnlyFailure = !mayFail && isFailure(checked.reply)
  const results = checks
    .filter(([rule]) => rule !== 'status' || !isOnlyFailure)
    .map(([rule, check]) => ({ rule, wrongs: check(checked) }))
  return {
    tried: results.filter(({ wrongs }) => wrongs !== undefined).map(({ rule }) => rule),
    wrongs: results.flatMap(({ wrongs }) => wrongs ?? []),
  }
}

const pointerOf = ({ field: { place, pointer } }: Case) =>
  place === 'body' ? `/body${pointer}` : `/${place}/${pointer}`

/** An invalid request must be rejected, with 422 if documented. An invalid path may also be an unknown one. */
export function rejectsInvalidRequest(about: Case, reply: Reply): Wrong[] {
  const { status, text } = reply
  // How much a server reads is its own decision; a 5xx is a finding anyway.
  if (about.keyword === 'size') return []
  const documented = statusesOf(about.operation)
  const rejections = documented.includes(422) ? [422] : documented.filter((each) => each >= 400 && each < 500)
  const more = about.field.place === 'path' ? [403, 404] : { mediaType: [415], body: [415] }[about.keyword]
  if (isNoAnswer(reply) || status >= 500 || [413, 429, ...rejections, ...(more ?? [])].includes(status)) return []
  const expected = `${rejections.join(' or ')}: the request violates ${about.keyword}`
  // A server that does not look at a keyword, or answers all of them with another status, has one cause.
  const cause = status < 300 ? `accepted ${about.field.pointer}` : `${status}`
  return wrong(`bad-request-refused:${about.keyword}`, pointerOf(about), expected, `${status} ${text}`, cause)
}

/** A valid request may fail, but not as malformed. `about` is the changed field. */
export function acceptsValidRequest(about: Case | undefined, { status, text }: Reply): Wrong[] {
  if (status !== 422) return []
  const pointer = about ? pointerOf(about) : '/body'
  return wrong('good-request-read', pointer, `not 422: the request is valid`, `${status} ${text}`, pointer)
}
