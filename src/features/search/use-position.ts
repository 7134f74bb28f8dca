/** The customer's position. It is requested only on a tap, never stored, and never sent at full precision. */
import { useSyncExternalStore } from 'react'
import type { Position } from '#domain/machine/distance.ts'
import { dateNow, isWithin } from '#shared/clock.ts'

type Finding = 'idle' | 'asking' | 'denied' | 'not-found' | Position

let finding: Finding = 'idle'
const listeners = new Set<() => void>()

function setFinding(next: Finding) {
  finding = next
  for (const listener of listeners) listener()
}

/** Milliseconds. An older position is renewed. */
const maximumAge = 60_000
const options = { timeout: 10_000, maximumAge }
let askedAt = 0

function found({ coords: { latitude, longitude } }: GeolocationPosition) {
  setFinding({ latitude, longitude })
}

function locate() {
  askedAt = dateNow()
  setFinding('asking')
  navigator.geolocation.getCurrentPosition(
    found,
    ({ code, PERMISSION_DENIED }) => setFinding(code === PERMISSION_DENIED ? 'denied' : 'not-found'),
    options,
  )
}

/** The customer may have moved since the last visit. Keeps the last position if there is no new one. */
function renew() {
  if (typeof finding !== 'object' || document.hidden || isWithin(maximumAge, askedAt)) return
  askedAt = dateNow()
  navigator.geolocation.getCurrentPosition(found, () => undefined, options)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', renew)
  listeners.add(listener)
  renew()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', renew)
  }
}

export function usePosition() {
  const now = useSyncExternalStore(subscribe, () => finding)
  return { position: typeof now === 'object' ? now : undefined, finding: now, locate }
}
