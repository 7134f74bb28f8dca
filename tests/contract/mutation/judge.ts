/** One recorded exchange against a document: does it say what was asked and what was answered? */
import { checkReply } from '../guard/checks/reply.ts'
import type { Validators } from '../guard/checks/validators.ts'
import type { Reply } from '../guard/client.ts'
import type { Contract, Operation, Parameter } from '../guard/contract.ts'
import type { Call } from '../guard/requests/call.ts'

export interface Recorded {
  call: Call
  reply: Reply
}

const template = (path: string) => new RegExp(`^${path.replace(/\{.+?\}/g, '([^/]+)')}$`)

/** A text of a path, query or header as the value its schema speaks of. */
function meant(text: string, { schema }: Parameter): unknown {
  if (schema.type === 'array') return text.split(',')
  if (schema.type === 'integer' || schema.type === 'number') return text.trim() === '' ? text : Number(text)
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why a request does not conform; null where it does. */
function fault(operation: Operation, { call }: Recorded, validators: Validators): string | null {
  const url = new URL(call.path, 'http://server')
  const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name as string)
  const inPath = template(operation.path).exec(url.pathname)?.slice(1) ?? []
  const given = (parameter: Parameter): string | undefined => {
    if (parameter.in === 'query') return url.searchParams.get(parameter.name) ?? undefined
    if (parameter.in === 'path') return decodeURIComponent(inPath[names.indexOf(parameter.name)] ?? '')
    return Object.entries(call.headers).find(([name]) => name.toLowerCase() === parameter.name.toLowerCase())?.[1]
  }
  for (const parameter of operation.parameters) {
    const text = given(parameter)
    if (text === undefined) {
      if (parameter.required) return `has no ${parameter.name}`
    } else if (!validators.isValid(parameter, meant(text, parameter))) return `has ${parameter.name}: ${text}`
  }
  const { body } = operation
  if (!body) return null
  if (call.body === undefined) return body.required ? 'has no body' : null
  if (call.headers['content-type'] !== body.type) return `has a body of ${call.headers['content-type']}`
  return validators.isValid(body, parsed(call.body)) ? null : 'has a body that does not conform'
}

const isRead = ({ status }: Reply) => status >= 200 && status < 300

/** The first disagreement between an exchange and a document; null where they agree. */
export function disagreement(contract: Contract, recorded: Recorded, validators: Validators): string | null {
  const { call, reply } = recorded
  const [pathname = ''] = call.path.split('?')
  const operation = contract.operations.find(
    ({ method, path }) => method === call.method && template(path).test(pathname),
  )
  if (!operation) return `${call.method} ${pathname} is answered ${reply.status}`
  const [wrong] = checkReply({ operation, reply, validators }, true)
  if (wrong) return `${wrong.check}: expected ${wrong.expected}, found ${wrong.found.slice(0, 80)}`
  const hasToken = 'authorization' in call.headers
  if (!hasToken && operation.security !== 'required' && reply.status === 401 && !isAboutCredentials(operation))
    return '401 without a token, where none is needed'
  if (!hasToken && operation.security === 'required' && isRead(reply)) return 'answered without a token'
  if (hasToken && operation.security === 'none' && reply.status === 401 && !isAboutCredentials(operation))
    return '401 for a token that is never looked at'
  const why = fault(operation, recorded, validators)
  if (why && isRead(reply)) return `is read although it ${why}`
  if (!why && reply.status === 422) return `is refused although it conforms: ${reply.text.slice(0, 80)}`
  return null
}

/** Sign-in itself answers 401 to a wrong code in its body, or to an old refresh token. */
const isAboutCredentials = ({ tag, body, parameters }: Operation) =>
  tag === 'auth' && (body !== undefined || parameters.some(({ name }) => name === 'refreshToken'))
