/** What must be true of every reply to a call of a documented operation, whatever was asked. */
import type { Reply } from '../client.ts'
import type { Answer, Operation } from '../contract.ts'
import { readEvents } from './events.ts'
import type { Validators } from './validators.ts'

/** One thing that is wrong; the runner adds operation and curl line. */
export interface Wrong {
  check: string
  pointer: string
  expected: string
  found: string
}

export interface Checked {
  operation: Operation
  reply: Reply
  validators: Validators
}

type Check = (checked: Checked) => Wrong[]

const statusesOf = ({ answers }: Operation) => [...new Set(answers.map(({ status }) => status))]
const mediaTypeOf = ({ headers }: Reply) => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''

/** The documented answer that a reply is; undefined where its status or media type is not documented. */
export const answerOf = ({ answers }: Operation, reply: Reply): Answer | undefined =>
  answers.find(({ status, type }) => status === reply.status && type === mediaTypeOf(reply))

const isAnswered: Check = ({ reply }) =>
  reply.status === 0 ? [{ check: 'answered', pointer: '', expected: 'an answer', found: reply.text }] : []

const statusIsDocumented: Check = ({ operation, reply: { status, text } }) =>
  status === 0 || statusesOf(operation).includes(status)
    ? []
    : [
        {
          check: 'status',
          pointer: '',
          expected: `one of ${statusesOf(operation).join(', ')}`,
          found: `${status} ${text}`,
        },
      ]

const mediaTypeIsDocumented: Check = ({ operation, reply }) => {
  const types = operation.answers.filter(({ status }) => status === reply.status).map(({ type }) => type)
  return types.length === 0 || types.includes(mediaTypeOf(reply))
    ? []
    : [
        {
          check: 'content-type',
          pointer: '/headers/content-type',
          expected: types.join(' or '),
          found: reply.headers['content-type'] ?? 'nothing',
        },
      ]
}

/** A header's text as the value its schema speaks of. */
function headerValue(text: string, { type }: { type?: unknown }): unknown {
  const number = Number(text)
  return (type === 'integer' || type === 'number') && Number.isFinite(number) ? number : text
}

const headersConform: Check = ({ operation, reply, validators }) =>
  (operation.answers.find(({ status }) => status === reply.status)?.headers ?? []).flatMap((header): Wrong[] => {
    const text = reply.headers[header.name.toLowerCase()]
    const pointer = `/headers/${header.name}`
    if (text === undefined)
      return header.required ? [{ check: 'header', pointer, expected: 'to be sent', found: 'nothing' }] : []
    return validators
      .mismatches(header, headerValue(text, header.schema))
      .map(({ expected }) => ({ check: 'header', pointer, expected, found: text }))
  })

const bodyConforms: Check = ({ operation, reply, validators }) => {
  const answer = answerOf(operation, reply)
  if (!answer) return []
  if (answer.type === 'text/event-stream') {
    const { messages, broken } = readEvents(reply.text)
    const conforming = messages.flatMap((message, index) =>
      validators.mismatches(answer, message).map((each) => ({ ...each, pointer: `/${index}${each.pointer}` })),
    )
    return [
      ...broken.map((found) => ({ check: 'stream', pointer: '', expected: 'lines of an event stream, JSON', found })),
      ...conforming.map(({ isUndocumented, ...each }) => ({
        check: isUndocumented ? 'undocumented-field' : 'stream',
        ...each,
      })),
    ]
  }
  if (reply.body === undefined)
    return [{ check: 'body', pointer: '', expected: 'JSON', found: reply.text.slice(0, 200) || 'nothing' }]
  return validators
    .mismatches(answer, reply.body)
    .map(({ isUndocumented, ...each }) => ({ check: isUndocumented ? 'undocumented-field' : 'body', ...each }))
}

/** Codes that the document lists for one status come with no other. */
const codeFitsStatus: Check = ({ operation, reply, validators }) => {
  const code = (reply.body as { code?: unknown } | undefined)?.code
  if (typeof code !== 'string') return []
  const listed = operation.answers
    .filter((answer) => validators.codes(answer).includes(code))
    .map(({ status }) => status)
  // A status that is not documented is told already.
  const isKnown = statusesOf(operation).includes(reply.status)
  return listed.length === 0 || !isKnown || listed.includes(reply.status)
    ? []
    : [
        {
          check: 'code',
          pointer: '/code',
          expected: `${code} with ${listed.join(' or ')}`,
          found: String(reply.status),
        },
      ]
}

const codeOf = (value: unknown) => (value as { code?: unknown } | undefined)?.code

/** A conflict has one of the codes that the document's examples show for it: the app tells conflicts apart by them. */
const conflictIsDocumented: Check = ({ operation, reply }) => {
  const shown = (answerOf(operation, reply)?.examples ?? []).map(codeOf)
  const code = codeOf(reply.body)
  if (reply.status !== 409 || shown.length === 0 || shown.includes(code)) return []
  return [{ check: 'code', pointer: '/code', expected: `one of ${shown.join(', ')}`, found: String(code) }]
}

const serverStands: Check = ({ reply: { status, text } }) =>
  status >= 500
    ? [{ check: 'server-error', pointer: '', expected: 'an answer below 500', found: `${status} ${text}` }]
    : []

/** Checks of every reply. */
const always: Check[] = [
  isAnswered,
  statusIsDocumented,
  mediaTypeIsDocumented,
  headersConform,
  bodyConforms,
  codeFitsStatus,
  conflictIsDocumented,
]

/** `mayFail`: a documented 500 was asked for. */
export const checkReply = (checked: Checked, mayFail = false): Wrong[] =>
  [...always, ...(mayFail ? [] : [serverStands])].flatMap((check) => check(checked))
