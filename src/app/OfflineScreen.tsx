import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { toast } from '#shared/ui/toast.ts'
import styles from './OfflineScreen.module.css'

const cup = 'M38 44H84L79 92Q78 98 72 98H50Q44 98 43 92ZM84 54H92A9 9 0 0 1 92 74H82'
const can = 'M42 34H78L82 42V92L78 100H42L38 92V42Z'

/** In place of a screen while there is no connection (specification §2). */
export function OfflineScreen() {
  const isCoffee = useChosenMachine()?.type === 'Coffee'
  const retry = () => {
    if (navigator.onLine) window.location.reload()
    else toast.info(texts.stillOffline)
  }
  return (
    <section className={styles.page}>
      <svg viewBox="0 0 120 120" width="160" height="160" aria-hidden="true">
        <circle cx="60" cy="62" r="52" fill="var(--tile)" />
        <path d={isCoffee ? cup : can} fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
        <path d="M22 20L100 106" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <h1>{texts.offlineTitle}</h1>
      <p>{texts.offlineText}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </section>
  )
}
