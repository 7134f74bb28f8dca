import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { canPush, canPushOnceInstalled } from '#shared/can-push.ts'
import { useOwned } from '#shared/storage/owned.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Offer } from '#shared/ui/Offer.tsx'
import { registerForPush } from './register.ts'

type Stage = 'offered' | 'asking' | 'accepted' | 'blocked' | 'failed'

interface Props {
  about: keyof typeof texts.notifications.offers
  /** Called when the customer refuses, by a parent that says so itself. */
  onBlocked?: () => void
}

/** Offers push notifications while the customer waits. The permission prompt opens only if the customer accepts. */
export function PushOffer({ about, onBlocked }: Props) {
  const [permission] = useState(() => (canPush() ? Notification.permission : 'default'))
  const [stage, setStage] = useState<Stage>('offered')
  const [isDismissed, setDismissed] = useState(false)
  const { userId, kind } = useSession()
  const record = useOwned('pushRegistration', userId)
  // The browser, or the customer, may have taken the permission back since.
  const isRegistered = record !== null && permission === 'granted'
  const isPostponed = useStored('hasPutOffPush')
  // A restock alert is useless without messages, so it asks again.
  const isPutOff = about !== 'stock' && isPostponed
  const putOff = () => {
    if (about !== 'stock') write('hasPutOffPush', true)
    setDismissed(true)
  }
  // A guest's order would be unknown to the app on the home screen, which has a storage of its own.
  if (!canPush() && canPushOnceInstalled() && kind === 'registered' && !isPutOff && !isDismissed)
    return <InstallHint onPutOff={putOff} />
  if (!canPush() || permission === 'denied' || isPutOff || isDismissed || (isRegistered && stage === 'offered'))
    return null

  const answer = async () => {
    setStage('asking')
    const answered = await Notification.requestPermission()
    if (answered === 'denied') {
      setStage('blocked')
      onBlocked?.()
    } else if (answered === 'default') setStage('offered')
    else setStage((await registerForPush(userId)) ? 'accepted' : 'failed')
  }

  const { title, hint, accept } = texts.notifications.offers[about]
  const isAsked = stage === 'offered' || stage === 'asking'
  return (
    <Offer
      icon={stage === 'accepted' ? IconBellCheck : IconBell}
      title={isAsked ? title : undefined}
      hint={isAsked ? hint : texts.notifications[stage]}
    >
      {isAsked && (
        <>
          <Action rank="second" onClick={() => void answer()} disabled={stage === 'asking'}>
            {stage === 'asking' ? texts.notifications.asking : accept}
          </Action>
          <Action rank="quiet" onClick={putOff} disabled={stage === 'asking'}>
            {texts.notifications.putOff}
          </Action>
        </>
      )}
    </Offer>
  )
}

const InstallHint = ({ onPutOff }: { onPutOff: () => void }) => (
  <Offer icon={IconBell} title={texts.notifications.installTitle} hint={texts.notifications.installHint}>
    <Action rank="quiet" onClick={onPutOff}>
      {texts.notifications.putOff}
    </Action>
  </Offer>
)
