import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { notificationTexts as texts } from '#shared/texts/notifications.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './PushOffer.module.css'
import { registerForPush } from './register.ts'
import { canPush } from './subscription.ts'

type Stage = 'offered' | 'asking' | 'accepted' | 'blocked' | 'failed'

/** Offers push messages. The browser asks for permission only after the customer accepts. */
export function PushOffer() {
  const [isWelcome] = useState(() => canPush() && Notification.permission !== 'denied')
  const [stage, setStage] = useState<Stage>('offered')
  const isRegistered = useStored('pushRegistration') !== null
  const isPutOff = useStored('hasPutOffPush')
  if (!isWelcome || isPutOff || (isRegistered && stage === 'offered')) return null

  const accept = async () => {
    setStage('asking')
    const permission = await Notification.requestPermission()
    if (permission === 'denied') setStage('blocked')
    else if (permission === 'default') setStage('offered')
    else setStage((await registerForPush()) ? 'accepted' : 'failed')
  }

  const isAsked = stage === 'offered' || stage === 'asking'
  const Icon = stage === 'accepted' ? IconBellCheck : IconBell
  return (
    <aside className={styles.offer} aria-label={texts.offerTitle}>
      <Icon size={28} aria-hidden />
      <div role="status">
        {isAsked && <h3>{texts.offerTitle}</h3>}
        <p>{isAsked ? texts.offerHint : texts[stage]}</p>
      </div>
      {isAsked && (
        <div className={styles.choices}>
          <Action rank="second" onClick={accept} disabled={stage === 'asking'}>
            {stage === 'asking' ? texts.asking : texts.accept}
          </Action>
          <Action rank="quiet" onClick={() => write('hasPutOffPush', true)} disabled={stage === 'asking'}>
            {texts.putOff}
          </Action>
        </div>
      )}
    </aside>
  )
}
