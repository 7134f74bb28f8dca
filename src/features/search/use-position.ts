/** Where the customer is, asked for only on a tap and never stored or sent as it is. */
import { useSyncExternalStore } from 'react'
import type { Position } from '#domain/machine/distance.ts'

type Finding = 'idle' | 'asking' | 'denied' | 'not-found' | Position

let finding: Finding = 'idle'
const listeners = new Set<() => void>()

function found(next: Finding) {
  finding = next
  for (const listener of listeners) listener()
}

/** Milliseconds. */
const timeout = 10_000

function locate() {
  found('asking')
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => found(code === PERMISSION_DENIED ? 'denied' : 'not-found'),
    { timeout, maximumAge: 60_000 },
  )
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function usePosition() {
  const now = useSyncExternalStore(follow, () => finding)
  return { position: typeof now === 'object' ? now : undefined, finding: now, locate }
}
