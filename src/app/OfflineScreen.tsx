import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { notify } from '#domain/notices.ts'
import { reachServer } from '#shared/connection.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './OfflineScreen.module.css'

/** Replaces a screen while there is no connection (§2). */
export function OfflineScreen() {
  const isCoffee = useChosenMachine()?.type === 'Coffee'
  const [isAsking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    if (!(await reachServer())) notify({ kind: 'still-offline' })
    setAsking(false)
  }
  return (
    <section className={styles.page}>
      <div className={isCoffee ? styles.coffee : styles.vending} />
      <h1>{texts.shell.offlineTitle}</h1>
      <p>{texts.shell.offlineText}</p>
      <Button size="lg" loading={isAsking} onClick={() => void retry()}>
        {texts.shell.retry}
      </Button>
    </section>
  )
}
