/** Lists the operations of the document with the errors that it documents for each. */
import type { DocumentedOperation } from '../world/forced.ts'
import type { ErrorDetails } from '../world/refusal.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const children = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : []

/** All operations of a bundled document, in document order. */
export function documentedOperations(document: object): DocumentedOperation[] {
  /** Resolves a reference within the document. */
  const resolve = (value: unknown): Node => {
    const ref = isNode(value) && value.$ref
    if (typeof ref !== 'string') return isNode(value) ? value : {}
    const keys = ref.slice(2).split('/')
    const names = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    return resolve(names.reduce<unknown>((inner, name) => (isNode(inner) ? inner[name] : undefined), document))
  }

  /** The codes of a status: those in its examples and those in the enum of its schema. */
  function errorsOf(status: number, response: Node): ErrorDetails[] {
    const media = Object.values(isNode(response.content) ? response.content : {}).map(resolve)[0] ?? {}
    const values = children(media.examples).map(([, example]) => resolve(resolve(example).value))
    const shown = new Map(values.map(({ code, message }) => [String(code), String(message)]))
    const listed = resolve(resolve(resolve(media.schema).properties).code).enum
    const codes = new Set([...shown.keys(), ...(Array.isArray(listed) ? listed.map(String) : [])])
    const headers = Object.fromEntries(
      children(response.headers).flatMap(([name, header]) => {
        const { required, example } = resolve(header)
        return required === true ? [[name.toLowerCase(), String(example ?? '')]] : []
      }),
    )
    return [...codes].map((code) => ({
      status,
      code,
      message: shown.get(code) ?? String(response.description ?? code),
      headers,
    }))
  }

  return children((document as Node).paths).flatMap(([path, item]) =>
    children(item)
      .filter(([, { responses }]) => responses !== undefined)
      .map(([method, operation]) => {
        const responses = children(operation.responses).map(([status, node]) => [status, resolve(node)] as const)
        const success = responses.find(([status]) => status.startsWith('2'))?.[1]
        return {
          operationId: String(operation.operationId),
          method,
          path,
          tag: String(Array.isArray(operation.tags) ? operation.tags[0] : ''),
          summary: String(operation.summary ?? ''),
          isStream: children(success?.content).some(([type]) => type === 'text/event-stream'),
          errors: responses.flatMap(([status, node]) =>
            /^[45]\d\d$/.test(status) ? errorsOf(Number(status), node) : [],
          ),
        }
      }),
  )
}
