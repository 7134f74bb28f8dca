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
      <Cut isCoffee={isCoffee} />
      <h1>{texts.offlineTitle}</h1>
      <p>{texts.offlineText}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </section>
  )
}

/** What the machine sells, out of reach. */
function Cut({ isCoffee }: { isCoffee: boolean }) {
  return (
    <svg viewBox="0 0 120 120" width="176" height="176" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="60" cy="62" r="54" fill="var(--tile)" />
      {isCoffee ? <Cup /> : <Can />}
      <g transform="translate(92 92)" stroke="var(--on-accent)" strokeWidth="2.600" fill="none">
        <circle r="21" fill="var(--ground)" stroke="none" />
        <circle r="17" fill="var(--accent)" stroke="none" />
        <path d="M-9-2.500a12.500 12.500 0 0 1 18 0M-5 2a7 7 0 0 1 10 0M0 7v.1M-9 9L9-9" />
      </g>
    </svg>
  )
}

const Can = () => (
  <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="3">
    <path d="M46 26h28l6 8v56l-6 8H46l-6-8V34z" />
    <path d="M40 50h40v26H40z" fill="var(--accent)" stroke="none" />
    <circle cx="60" cy="63" r="7" stroke="none" />
    <path d="M46 26l-6 8h40l-6-8zM40 90h40" fill="none" />
  </g>
)

const Cup = () => (
  <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="3">
    <path d="M38 46h46l-5 46q-.700 6-7 6H50q-6.300 0-7-6z" />
    <path d="M40.800 60h40.400l-2 20H42.800z" fill="var(--accent)" stroke="none" />
    <path d="M53 36q5-5 0-11M67 36q5-5 0-11" fill="none" />
  </g>
)
