import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { updateTexts as texts } from '#shared/texts/update.ts'
import { isMoneyPath } from '../redirects.ts'
import styles from './UpdatePrompt.module.css'
import { followWaiting, isWaiting, takeOver } from './waiting-version.ts'

/** Offers a new version of the app, never while somebody pays or waits for their products. */
export function UpdatePrompt() {
  const { pathname } = useLocation()
  const hasNew = useSyncExternalStore(followWaiting, isWaiting)
  const [isPutOff, putOff] = useState(false)
  if (!hasNew || isPutOff || isMoneyPath(pathname)) return null
  return (
    <aside className={styles.prompt} aria-label={texts.title}>
      <p role="status">
        <b>{texts.title}</b> {texts.hint}
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={() => putOff(true)}>
          {texts.later}
        </button>
        <button type="button" className={styles.now} onClick={takeOver}>
          {texts.now}
        </button>
      </div>
    </aside>
  )
}
