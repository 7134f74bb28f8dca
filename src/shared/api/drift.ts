/** Reports responses that differ from the OpenAPI document, once to the console and to telemetry. Values are masked. */
export interface Drift {
  operationId: string
  /** JSON Pointer (RFC 6901) into the response body. */
  pointer: string
  expected: string
  found: string
}

type Listener = (drift: Drift) => void

const listeners = new Set<Listener>()
const reported = new Map<string, Drift>()

/** The reports so far, for telemetry, which is loaded later. */
export const reportedDrift = (): Iterable<Drift> => reported.values()

/** For telemetry. Returns a function that unsubscribes. */
export function onDrift(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportDrift(drift: Drift) {
  for (const listener of listeners) listener(drift)
  const line = `Contract drift in ${drift.operationId} at ${drift.pointer || '/'}: expected ${drift.expected}, found ${drift.found}`
  if (reported.has(line)) return
  reported.set(line, drift)
  console.error(line)
}

/** A value's type and size. The value itself may be a token or a phone number, so it is never reported. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (typeof value === 'string') return `string of ${value.length} characters`
  if (Array.isArray(value)) return `array of ${value.length} items`
  return typeof value
}

export const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
