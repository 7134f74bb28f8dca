/**
 * Runs in the browser, in the consumer build alone: takes the place of `shared/api/reader.ts` before the transport.
 * Every property of an answer becomes an accessor that says that it was read, under its place in the answer.
 */
import { replaceEqualDeep } from '@tanstack/react-query'
import { readAnswer as original } from '../../../src/shared/api/reader.ts'

/** Given by the run (collect.ts): operationId, JSON pointer with * for any item, and the text that was read. */
type Report = (operationId: string, pointer: string, value: string | null) => void

const told = new Set<string>()
let isCopying = false

/** What copies an answer whole reads nothing of it. */
function quietly<A extends unknown[], R>(copy: (...input: A) => R): (...input: A) => R {
  return (...input) => {
    const before = isCopying
    isCopying = true
    try {
      return copy(...input)
    } finally {
      isCopying = before
    }
  }
}
JSON.stringify = quietly(JSON.stringify) as typeof JSON.stringify
globalThis.structuredClone = quietly(globalThis.structuredClone) as typeof structuredClone

function tell(operationId: string, pointer: string, value: unknown) {
  // A text that long is no value of an enumeration.
  const text = typeof value === 'string' && value.length <= 30 ? value : null
  const key = `${operationId} ${pointer} ${text}`
  if (isCopying || told.has(key)) return
  told.add(key)
  ;(globalThis as { __read?: Report }).__read?.(operationId, pointer, text)
}

function watch(operationId: string, pointer: string, node: unknown) {
  if (Array.isArray(node)) {
    for (const item of node) watch(operationId, `${pointer}/*`, item)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [key, first] of Object.entries(node)) {
    const place = `${pointer}/${key}`
    let value: unknown = first
    watch(operationId, place, value)
    Object.defineProperty(node, key, {
      enumerable: true,
      configurable: true,
      get() {
        tell(operationId, place, value)
        return value
      },
      set(next: unknown) {
        value = next
      },
    })
  }
}

/** Which operation answered an object. */
const operationOf = new WeakMap<object, string>()

/** React Query's own comparison, which reads all of both; what it makes of them is watched again. */
export function share(old: unknown, next: unknown): unknown {
  const shared: unknown = quietly(replaceEqualDeep)(old, next)
  const { pages } = next as { pages?: object[] }
  const answers = pages ?? [next as object]
  const results = pages ? (shared as { pages: object[] }).pages : [shared]
  for (const [index, answer] of answers.entries()) {
    const operationId = operationOf.get(answer)
    if (operationId && results[index] !== answer) quietly(watch)(operationId, '', results[index])
  }
  return shared
}

export { isPartial } from '../../../src/shared/api/reader.ts'

export function readAnswer(...call: Parameters<typeof original>): ReturnType<typeof original> {
  const answer = original(...call)
  watch(call[1].operationId, '', answer)
  if (typeof answer === 'object' && answer !== null) operationOf.set(answer, call[1].operationId)
  return answer
}
