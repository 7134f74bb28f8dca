import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { createRefund } from '#generated/descriptors/refunds.ts'
import { makeStale } from '#shared/api/stale.ts'
import { canPush } from '#shared/can-push.ts'
import { type PushMessage, pushArrived } from '#shared/push-message.ts'
import { texts } from '#shared/texts/catalog.ts'
import { showToast } from '#shared/ui/toast.tsx'
import { keepRegistered } from './register.ts'

/** Milliseconds (§9). */
const fiveSeconds = 5000

/** Shows push messages that arrive while the app is open, and keeps the registration current. Never prompts. */
export function usePushNews(isWanted: boolean) {
  const { userId } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()

  // At each sign-in and each app start.
  useEffect(() => {
    if (isWanted && userId && canPush() && Notification.permission === 'granted') void keepRegistered(userId)
  }, [isWanted, userId])

  useEffect(() => {
    const worker: ServiceWorkerContainer | undefined = isWanted ? navigator.serviceWorker : undefined
    const onMessage = ({ data }: MessageEvent<{ type?: string; message: PushMessage }>) => {
      if (data?.type !== pushArrived) return
      const { title, body, path } = data.message
      // Messages are about orders and refunds: no screen may contradict the one that has just come.
      makeStale(client, createRefund)
      const text = body ? `${title} · ${body}` : title
      showToast({
        text,
        tone: 'info',
        action: { label: texts.notifications.show, run: () => navigate(path) },
        duration: fiveSeconds,
      })
    }
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [isWanted, navigate, client])
}
