import { inApp } from '#shared/base.ts'
import { formatShortWeekdayClock, type WeekTime } from '#shared/measures.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Layout.module.css'

// Without hooks, because the early script draws them before React has loaded.

export const Mark = () => <img src={inApp('/icon.svg')} alt="" width={34} height={34} />

interface Props {
  name: string
  place: string | undefined
  /** When the closed place opens. */
  opensAt: WeekTime | undefined
  /** Whose machine it is, where money changes hands. */
  brand?: string | undefined
}

/** The chosen machine in the header. That it is closed stands in the place's line, so that no product moves. */
export function MachineTitle({ name, place, opensAt, brand }: Props) {
  return (
    <>
      <span
        className={styles.names}
        data-closed={opensAt !== undefined || undefined}
        data-brand={Boolean(brand) || undefined}
      >
        <b>
          <ServerWords>{name}</ServerWords>
        </b>
        {opensAt !== undefined ? (
          <small>{texts.shell.closedUntil({ time: formatShortWeekdayClock(opensAt) })}</small>
        ) : (
          place && (
            <small>
              {brand ? (
                <Facts facts={[brand, <ServerWords key="place">{place}</ServerWords>]} />
              ) : (
                <ServerWords>{place}</ServerWords>
              )}
            </small>
          )
        )}
      </span>
      <Icon size="1.125rem" stroke={2.6} className={styles.turn}>
        <path d="M6 9l6 6 6-6" />
      </Icon>
      <span className={styles.change}>{texts.shell.changeMachine}</span>
    </>
  )
}
