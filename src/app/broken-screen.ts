/** Errors that broke a screen, for telemetry, which loads later and only if it is configured. */
type Listener = (error: unknown) => void

const listeners = new Set<Listener>()

export function reportBrokenScreen(error: unknown) {
  for (const listener of listeners) listener(error)
}

export const onBrokenScreen = (listener: Listener) => void listeners.add(listener)
