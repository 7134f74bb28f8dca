/** Follows a machine's live stream while its products are open, and reports each change of its status (§4). */
import { useEffect, useRef } from 'react'
import { streamMachine } from '#generated/operations/machines.ts'
import { ApiError } from '#shared/api/errors.ts'
import { now } from '#shared/clock.ts'
import { anySignal } from '#shared/platform.ts'
import { notify } from '../notices.ts'
import { useSession } from '../session/session.ts'
import { forgetLiveStatus, type OnlineStatus, recordStatus, useKnownStatus } from './known-status.ts'
import { delayAfter, delayAsked, longestDelay, reconnectDelay } from './reopening.ts'

/** Returns early when the signal aborts. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/**
 * A message as the document describes it. The stream is the machine's own, so a message needs only the status: neither
 * the machine's id nor a name of what changed, in any case.
 */
export function completed(message: unknown, id: string): unknown {
  if (!isRecord(message) || !isRecord(message.data)) return message
  const { entityName = 'machine', action = 'update', data } = message
  const online_status = lowerCase(data.online_status)
  return {
    ...message,
    entityName: lowerCase(entityName),
    action: lowerCase(action),
    data: { ...data, id, online_status },
  }
}

/** Follows one connection to its end. Returns when the server allows the next one, if it has said so. */
async function connection(machineId: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const messages = streamMachine.open({ machineId }, signal, (message) => completed(message, machineId))
    for await (const { entityName, action, data } of messages)
      if (entityName === 'machine' && action === 'update') recordStatus(machineId, data.online_status, now(), 'live')
  } catch (error) {
    if (error instanceof ApiError) return error.retryAt
  }
  return undefined
}

/** Calls back when the customer returns to this tab, or the phone to its network. Returns a function that stops. */
function onReturn(callback: () => void) {
  const onVisible = () => {
    if (!document.hidden) callback()
  }
  // The first load is no return.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('online', callback)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('online', callback)
  }
}

/**
 * Keeps a connection open until the signal aborts. Backs off and respects Retry-After. A connection may have died while
 * the customer was away, so their return opens a new one at once.
 */
async function follow(machineId: string, signal: AbortSignal) {
  let failures = 0
  while (!signal.aborted) {
    const turn = new AbortController()
    const openedAt = now()
    const stop = onReturn(() => {
      // One return causes several events.
      if (now() - openedAt >= reconnectDelay) turn.abort()
    })
    const until = anySignal([signal, turn.signal])
    const retryAt = await connection(machineId, until)
    const hasLasted = now() - openedAt >= longestDelay
    failures = hasLasted || turn.signal.aborted ? 1 : failures + 1
    await wait(delayAfter(failures), until)
    // Only the server's own wish outlasts the customer's return.
    if (retryAt !== undefined && retryAt > now()) await wait(delayAsked(retryAt - now()), signal)
    if (turn.signal.aborted) failures = 0
    stop()
  }
}

/** Reports each change. The screen itself says that the machine is offline. */
function useNotices(status: OnlineStatus | undefined) {
  const last = useRef<OnlineStatus>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = status
    if (before === 'online' && status === 'offline') notify({ kind: 'machine-went-offline' })
    if (before === 'offline' && status === 'online') notify({ kind: 'machine-back-online' })
  }, [status])
}

/** The newest known status of the machine; undefined until it is known. Leaving forgets the live one. */
export function useLiveStatus(machineId: string): OnlineStatus | undefined {
  const { userId } = useSession()
  const status = useKnownStatus(machineId)
  useNotices(status)
  useEffect(() => {
    if (!userId) return
    const control = new AbortController()
    void follow(machineId, control.signal)
    return () => control.abort()
  }, [machineId, userId])
  useEffect(() => () => forgetLiveStatus(machineId), [machineId])
  return status
}
