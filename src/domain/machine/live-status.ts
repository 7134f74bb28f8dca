/** Whether the machine is online: from its products answer, then from the live stream (specification §4). */
import { useEffect, useRef, useState } from 'react'
import { streamMachine } from '#generated/operations/machines.ts'
import type { components } from '#generated/types.ts'
import { ApiError } from '#shared/api/errors.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { toast } from '#shared/ui/toast.ts'
import { useSession } from '../session/session.ts'

type OnlineStatus = components['schemas']['OnlineStatus']

/** Milliseconds until the stream is opened again (specification §9). */
const reconnectDelay = 1000

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** Follows the stream until the signal aborts; a refusal that will not change ends it. */
async function follow(machineId: string, onStatus: (status: OnlineStatus) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      for await (const { data } of streamMachine.open({ machineId }, signal))
        if (data.id === machineId) onStatus(data.online_status)
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return
    }
    if (!signal.aborted) await wait(reconnectDelay, signal)
  }
}

/** The status as last heard; the toasts say what has changed. Leaving the screen forgets it. */
export function useLiveStatus(machineId: string, loaded: OnlineStatus | undefined): OnlineStatus | undefined {
  const { userId } = useSession()
  const [live, setLive] = useState<OnlineStatus>()
  const known = useRef<OnlineStatus>(undefined)
  known.current = live ?? loaded

  useEffect(() => {
    if (loaded === 'offline') toast.info(texts.offlineNow)
  }, [loaded])

  useEffect(() => {
    if (!userId) return
    const control = new AbortController()
    const hear = (status: OnlineStatus) => {
      if (known.current === 'online' && status === 'offline') toast.error(texts.wentOffline)
      if (known.current === 'offline' && status === 'online') toast.success(texts.backOnline)
      setLive(status)
    }
    void follow(machineId, hear, control.signal)
    return () => control.abort()
  }, [machineId, userId])

  return live ?? loaded
}
