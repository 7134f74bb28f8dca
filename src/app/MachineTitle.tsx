import { shellTexts as texts } from '#shared/texts/shell.ts'
import styles from './Layout.module.css'

/** The chosen machine in the header. No hooks: the page's first script draws it too, before React is there. */
export function MachineTitle({ name, place }: { name: string; place: string | undefined }) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M12 21s7-6.300 7-11.500A7 7 0 0 0 5 9.500C5 14.700 12 21 12 21Z" strokeLinejoin="round" />
        <circle cx="12" cy="9.500" r="2.500" />
      </svg>
      <span className={styles.names}>
        <b>{name}</b>
        {place && <small>{place}</small>}
      </span>
      <svg
        className={styles.turn}
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        aria-hidden="true"
      >
        <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className={styles.change}>{texts.changeMachine}</span>
    </>
  )
}
