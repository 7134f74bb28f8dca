import { Button } from '@mantine/core'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { toast } from '#shared/ui/toast.tsx'
import styles from './OfflineScreen.module.css'

/** Replaces a screen while there is no connection (§2). */
export function OfflineScreen() {
  const isCoffee = useChosenMachine()?.type === 'Coffee'
  const retry = () => {
    if (navigator.onLine) window.location.reload()
    else toast.info(texts.stillOffline)
  }
  return (
    <section className={styles.page}>
      <div className={isCoffee ? styles.coffee : styles.vending} />
      <h1>{texts.offlineTitle}</h1>
      <p>{texts.offlineText}</p>
      <Button size="lg" onClick={retry}>
        {texts.retry}
      </Button>
    </section>
  )
}
