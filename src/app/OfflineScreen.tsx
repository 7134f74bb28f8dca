import { Button } from '@mantine/core'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { notify } from '#domain/notices.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './OfflineScreen.module.css'

/** Replaces a screen while there is no connection (§2). */
export function OfflineScreen() {
  const isCoffee = useChosenMachine()?.type === 'Coffee'
  const retry = () => {
    if (navigator.onLine) window.location.reload()
    else notify({ kind: 'still-offline' })
  }
  return (
    <section className={styles.page}>
      <div className={isCoffee ? styles.coffee : styles.vending} />
      <h1>{texts.shell.offlineTitle}</h1>
      <p>{texts.shell.offlineText}</p>
      <Button size="lg" onClick={retry}>
        {texts.shell.retry}
      </Button>
    </section>
  )
}
