import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { canPush, canPushOnceInstalled } from '#shared/can-push.ts'
import { useOwned } from '#shared/storage/owned.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import styles from './PushOffer.module.css'
import { registerForPush } from './register.ts'

type Stage = 'offered' | 'asking' | 'accepted' | 'blocked' | 'failed'

/** Offers push notifications while the customer waits. The permission prompt opens only if the customer accepts. */
export function PushOffer({ about }: { about: keyof typeof texts.notifications.offers }) {
  const [isBlocked] = useState(() => canPush() && Notification.permission === 'denied')
  const [stage, setStage] = useState<Stage>(isBlocked ? 'blocked' : 'offered')
  const [isDismissed, setDismissed] = useState(false)
  const { userId, kind } = useSession()
  const isRegistered = useOwned('pushRegistration', userId) !== null
  const isPostponed = useStored('hasPutOffPush')
  // A restock alert is useless without messages, so it asks again and says if the browser blocks them.
  const isUnwanted = about !== 'stock' && (isBlocked || isPostponed)
  const putOff = () => {
    write('hasPutOffPush', true)
    setDismissed(true)
  }
  // A guest's order would be unknown to the app on the home screen, which has a storage of its own.
  if (!canPush() && canPushOnceInstalled() && kind === 'registered' && !isPostponed && !isDismissed)
    return <InstallHint onPutOff={putOff} />
  if (!canPush() || isUnwanted || isDismissed || (isRegistered && stage === 'offered')) return null

  const answer = async () => {
    setStage('asking')
    const permission = await Notification.requestPermission()
    if (permission === 'denied') setStage('blocked')
    else if (permission === 'default') setStage('offered')
    else setStage((await registerForPush(userId)) ? 'accepted' : 'failed')
  }

  const { title, hint, accept } = texts.notifications.offers[about]
  const isAsked = stage === 'offered' || stage === 'asking'
  const Icon = stage === 'accepted' ? IconBellCheck : IconBell
  return (
    <Panel className={styles.offer}>
      <Icon size={28} aria-hidden />
      <div role="status">
        {isAsked && <h3>{title}</h3>}
        <p>{isAsked ? hint : texts.notifications[stage]}</p>
      </div>
      {isAsked && (
        <div className={styles.choices}>
          <Action rank="second" onClick={() => void answer()} disabled={stage === 'asking'}>
            {stage === 'asking' ? texts.notifications.asking : accept}
          </Action>
          <Action rank="quiet" onClick={putOff} disabled={stage === 'asking'}>
            {texts.notifications.putOff}
          </Action>
        </div>
      )}
    </Panel>
  )
}

function InstallHint({ onPutOff }: { onPutOff: () => void }) {
  return (
    <Panel className={styles.offer}>
      <IconBell size={28} aria-hidden />
      <div role="status">
        <h3>{texts.notifications.installTitle}</h3>
        <p>{texts.notifications.installHint}</p>
      </div>
      <div className={styles.choices}>
        <Action rank="quiet" onClick={onPutOff}>
          {texts.notifications.putOff}
        </Action>
      </div>
    </Panel>
  )
}

/** Offered after a restock alert. */
export const StockPushOffer = () => <PushOffer about="stock" />
