/**
 * Whether machines are online: one value for each, with the time when it was known. The newest evidence wins, whichever
 * response, refusal or live message brought it.
 */
import { useCallback, useSyncExternalStore } from 'react'
import type { components } from '#generated/types.ts'
import { now } from '#shared/clock.ts'

export type OnlineStatus = components['schemas']['OnlineStatus']

interface Evidence {
  status: OnlineStatus
  /** By clock.ts. A response is as old as its request: what it says may be from any time since. */
  at: number
}

interface Known {
  response?: Evidence
  /** Forgotten when the customer leaves the products (§4). */
  live?: Evidence
}

const machines = new Map<string, Known>()
const listeners = new Set<() => void>()

function change(machineId: string, known: Known) {
  machines.set(machineId, known)
  for (const listener of listeners) listener()
}

/** Records what was known at a time. Older evidence, and a status that this version doesn't know, change nothing. */
export function recordStatus(machineId: string, status: OnlineStatus, at = now(), channel: keyof Known = 'response') {
  if (status !== 'online' && status !== 'offline') return
  const known = machines.get(machineId) ?? {}
  if (at >= (known[channel]?.at ?? 0)) change(machineId, { ...known, [channel]: { status, at } })
}

/** What responses said stays known. */
export function forgetLiveStatus(machineId: string) {
  const { live: _, ...known } = machines.get(machineId) ?? {}
  change(machineId, known)
}

/** After this, only new evidence counts: a refused customer may try again even if no response names the status. */
export const forgetStatus = (machineId: string) => change(machineId, {})

/** Undefined until something is known. */
export function knownStatus(machineId: string): OnlineStatus | undefined {
  const { response, live } = machines.get(machineId) ?? {}
  return (live && live.at >= (response?.at ?? 0) ? live : response)?.status
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKnownStatus = (machineId = '') =>
  useSyncExternalStore(
    follow,
    useCallback(() => knownStatus(machineId), [machineId]),
  )
