import { Button } from '@mantine/core'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsPaymentCalled } from '#domain/order/payment-calls.ts'
import { wasSessionLost } from '#domain/session/session.ts'
import { texts } from '#shared/texts/catalog.ts'
import { isMoneyPath } from '../redirects.ts'
import { askForLateSettings, isUntouched, takeLateSettings } from './late-settings.ts'
import { holdOffUpdates, isNobodyPaying } from './money-windows.ts'
import styles from './UpdatePrompt.module.css'
import { followNew, hasNewVersion, takeOver } from './waiting-version.ts'

/**
 * Offers a new version of the app, but not while this tab or another is paying or dispensing. Applies new settings as
 * soon as the first screen has loaded, or on the next screen if the customer has done something by then. Never on a
 * screen about money, or while a payment that was left is still being answered.
 */
export function UpdatePrompt() {
  const { pathname } = useLocation()
  const hasNew = useSyncExternalStore(followNew, hasNewVersion)
  const [isPutOff, putOff] = useState(false)
  const [isHeldOff, setHeldOff] = useState(false)
  const isCalled = useIsPaymentCalled()
  const isPaying = isCalled || isMoneyPath(pathname)
  useEffect(() => (isPaying ? holdOffUpdates() : undefined), [isPaying])
  const [hasLateSettings, setLateSettings] = useState(false)
  useEffect(() => void askForLateSettings().then(setLateSettings, () => undefined), [])
  // A reload would cut off what is being sent, and forget that the session was lost.
  const canReload = useIsMutating() === 0 && hasLateSettings && !isPaying && !wasSessionLost()
  const isIdle = useIsFetching() === 0 && canReload
  const takeOnNewScreen = useEffectEvent(() => {
    if (canReload) takeLateSettings()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen
  useEffect(() => takeOnNewScreen(), [pathname])
  useEffect(() => {
    if (isIdle && isUntouched()) takeLateSettings()
  }, [isIdle])
  if (!hasNew || isPutOff || isPaying) return null
  const update = async () => ((await isNobodyPaying()) ? takeOver() : setHeldOff(true))
  return (
    <aside className={styles.prompt} aria-label={texts.update.title}>
      <p role="status">
        <b>{texts.update.title}</b> <span>{isHeldOff ? texts.update.busy : texts.update.hint}</span>
      </p>
      <div className={styles.choices}>
        <Button variant="subtle" onClick={() => putOff(true)}>
          {texts.update.later}
        </Button>
        <Button onClick={() => void update()}>{texts.update.now}</Button>
      </div>
    </aside>
  )
}
