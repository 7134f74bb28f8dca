/** The customer's position. It is requested only on a tap, never stored, and never sent at full precision. */
import { useSyncExternalStore } from 'react'
import type { Position } from '#domain/machine/distance.ts'

type Finding = 'idle' | 'asking' | 'denied' | 'not-found' | Position

let finding: Finding = 'idle'
const listeners = new Set<() => void>()

function setFinding(next: Finding) {
  finding = next
  for (const listener of listeners) listener()
}

/** Milliseconds. */
const timeout = 10_000

function locate() {
  setFinding('asking')
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => setFinding({ latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => setFinding(code === PERMISSION_DENIED ? 'denied' : 'not-found'),
    { timeout, maximumAge: 60_000 },
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function usePosition() {
  const now = useSyncExternalStore(subscribe, () => finding)
  return { position: typeof now === 'object' ? now : undefined, finding: now, locate }
}
