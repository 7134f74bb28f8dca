/** What a good and a bad request must be answered. */
import type { Reply } from '../client.ts'
import type { Operation } from '../contract.ts'
import type { Case } from '../requests/cases.ts'
import type { Wrong } from './reply.ts'

type Asked = Pick<Case, 'field' | 'keyword' | 'isValid'>

const pointerOf = ({ field: { place, pointer } }: Asked) =>
  place === 'body' ? `/body${pointer}` : `/${place}/${pointer}`

/** The status of a request that does not conform: 422 where it is documented. */
const refusals = ({ answers }: Operation) => {
  const documented = answers.map(({ status }) => status)
  return documented.includes(422) ? [422] : documented.filter((status) => status >= 400 && status < 500)
}

/** A path that names nothing may be looked up before it is validated. */
const ofPath = [403, 404]
/** More precise words for two kinds of bad bodies. */
const ofBody: Record<string, number> = { mediaType: 415, size: 413 }

/** A bad request must be refused; anything else means that it was taken. */
export function badRequestIsRefused(operation: Operation, asked: Asked, { status, text }: Reply): Wrong[] {
  const allowed = [
    ...refusals(operation),
    ...(asked.field.place === 'path' ? ofPath : []),
    ...(ofBody[asked.keyword] ? [ofBody[asked.keyword]] : []),
  ]
  if (status === 0 || status >= 500 || allowed.includes(status)) return []
  const expected = `${allowed.join(' or ')}: ${asked.keyword} is broken`
  return [
    { check: `bad-request-refused:${asked.keyword}`, pointer: pointerOf(asked), expected, found: `${status} ${text}` },
  ]
}

/** A conforming request may fail for many reasons, but not as malformed. */
export function goodRequestIsRead(asked: Asked, { status, text }: Reply): Wrong[] {
  if (status !== 422) return []
  const expected = `not 422: the request conforms (${asked.keyword})`
  return [{ check: 'good-request-read', pointer: pointerOf(asked), expected, found: `${status} ${text}` }]
}
