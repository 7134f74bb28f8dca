/** Whether the machine is online: first from its products, then from the live stream (§4). */
import { useEffect, useRef, useState } from 'react'
import { streamMachine } from '#generated/operations/machines.ts'
import type { components } from '#generated/types.ts'
import { ApiError } from '#shared/api/errors.ts'
import { notify } from '../notices.ts'
import { useSession } from '../session/session.ts'

export type OnlineStatus = components['schemas']['OnlineStatus']

/** Milliseconds before reconnecting (§9). Grows up to `longestDelay` after repeated refusals. */
const reconnectDelay = 1000
const longestDelay = 30_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Follows the stream until the signal aborts. Backs off after refusals and respects Retry-After. */
async function follow(machineId: string, onStatus: (status: OnlineStatus) => void, signal: AbortSignal) {
  let delay = reconnectDelay
  while (!signal.aborted) {
    let isRefused = false
    let notBefore = 0
    try {
      for await (const { entityName, data } of streamMachine.open({ machineId }, signal)) {
        if (entityName === 'machine' && data.id === machineId) onStatus(data.online_status)
      }
    } catch (error) {
      isRefused = error instanceof ApiError && error.status < 500
      if (error instanceof ApiError && error.retryAt) notBefore = error.retryAt - Date.now()
    }
    if (!isRefused) delay = reconnectDelay
    await wait(Math.max(delay, notBefore))
    delay = Math.min(delay * 2, longestDelay)
  }
}

/** The latest status; changes are reported. Leaving the screen forgets it. */
export function useLiveStatus(machineId: string, loaded: OnlineStatus | undefined): OnlineStatus | undefined {
  const { userId } = useSession()
  const [live, setLive] = useState<OnlineStatus>()
  const current = useRef<OnlineStatus>(undefined)
  current.current = live ?? loaded
  const hasUpdate = useRef(false)

  useEffect(() => {
    if (loaded === 'offline' && !hasUpdate.current) notify({ kind: 'machine-offline' })
  }, [loaded])

  useEffect(() => {
    if (!userId) return
    const control = new AbortController()
    const update = (status: OnlineStatus) => {
      hasUpdate.current = true
      if (current.current === 'online' && status === 'offline') notify({ kind: 'machine-went-offline' })
      if (current.current === 'offline' && status === 'online') notify({ kind: 'machine-back-online' })
      setLive(status)
    }
    void follow(machineId, update, control.signal)
    return () => control.abort()
  }, [machineId, userId])

  return live ?? loaded
}
