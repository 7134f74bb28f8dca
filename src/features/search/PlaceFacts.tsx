import { distance } from '#domain/machine/distance.ts'
import { openingAt } from '#domain/machine/opening.ts'
import { isOn } from '#domain/session/features.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { formatClock, formatDistance, formatShortWeekdayClock } from '#shared/measures.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './MachineList.module.css'
import { usePosition } from './use-position.ts'

/** The distance to a machine and whether its place is open, if the server provides them. */
export function PlaceFacts({ machine: { location, opening_hours } }: { machine: KnownMachine }) {
  const { position } = usePosition()
  const now = useDate()
  const opening = opening_hours && openingAt(opening_hours, now)
  const away = location && position && texts.places.away({ distance: formatDistance(distance(position, location)) })
  if (!isOn('nearby') || (!opening && !away)) return null
  return (
    <small className={styles.facts}>
      {away && <b>{away}</b>}
      {opening && <span data-closed={!opening.isOpen || undefined}>{openingText(opening)}</span>}
    </small>
  )

  function openingText({ isOpen, at }: NonNullable<typeof opening>) {
    if (at === undefined) return texts.places.open
    if (isOpen) return texts.places.openUntil({ time: formatClock(at) })
    return texts.places.closedUntil({ time: formatShortWeekdayClock(at) })
  }
}
