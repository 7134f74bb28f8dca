/** Reports where an answer is not what the document says: to the console once, and to whoever listens. */
export interface Drift {
  operationId: string
  /** RFC 6901, into the answer's body. */
  pointer: string
  expected: string
  found: string
}

type Listener = (drift: Drift) => void

const listeners = new Set<Listener>()
const told = new Set<string>()

/** For telemetry; answers how to stop. */
export function onDrift(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportDrift(drift: Drift) {
  for (const listener of listeners) listener(drift)
  const line = `Contract drift in ${drift.operationId} at ${drift.pointer || '/'}: expected ${drift.expected}, found ${drift.found}`
  if (told.has(line)) return
  told.add(line)
  console.error(line)
}

export const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
