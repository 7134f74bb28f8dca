import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { toast } from '#shared/ui/toast.ts'
import styles from './OfflineScreen.module.css'

/** In place of a screen while there is no connection (specification §2). */
export function OfflineScreen() {
  const isCoffee = useChosenMachine()?.type === 'Coffee'
  const retry = () => {
    if (navigator.onLine) window.location.reload()
    else toast.info(texts.stillOffline)
  }
  return (
    <section className={styles.page}>
      {/* Pictures, not components: the service worker has them, and the first load need not. */}
      <img src={isCoffee ? '/offline-coffee.svg' : '/offline.svg'} alt="" width={176} height={176} />
      <h1>{texts.offlineTitle}</h1>
      <p>{texts.offlineText}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </section>
  )
}
