import { shellTexts as texts } from '#shared/texts/shell.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import styles from './Layout.module.css'

/** The chosen machine in the header. Without hooks, because the page's first script draws it before React has loaded. */
export function MachineTitle({ name, place }: { name: string; place: string | undefined }) {
  return (
    <>
      <Icon size={22}>
        <path d="M12 21s7-6.300 7-11.500A7 7 0 0 0 5 9.500C5 14.700 12 21 12 21Z" />
        <circle cx="12" cy="9.500" r="2.500" />
      </Icon>
      <span className={styles.names}>
        <b>{name}</b>
        {place && <small>{place}</small>}
      </span>
      <Icon size={18} stroke={2.6} className={styles.turn}>
        <path d="M6 9l6 6 6-6" />
      </Icon>
      <span className={styles.change}>{texts.changeMachine}</span>
    </>
  )
}
