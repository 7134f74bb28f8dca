import { distance } from '#domain/machine/distance.ts'
import { type Opening, openingAt } from '#domain/machine/opening.ts'
import { isOn } from '#domain/session/features.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { formatDistance, formatShortWeekdayClock } from '#shared/measures.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import styles from './MachineList.module.css'
import { usePosition } from './use-position.ts'

interface Props {
  machine: KnownMachine
  /** It sells nothing then, whenever its place is open. */
  isOffline: boolean
}

/** The distance to a machine and whether its place is open, if the server provides them. */
export function PlaceFacts({ machine: { location, opening_hours }, isOffline }: Props) {
  const { position } = usePosition()
  const now = useDate()
  const opening = opening_hours && !isOffline && openingAt(opening_hours, now)
  const away = location && position && texts.places.away({ distance: formatDistance(distance(position, location)) })
  if (!isOn('nearby') || (!opening && !away)) return null
  return (
    <small className={styles.facts} data-closed={(opening && !opening.isOpen) || undefined}>
      <Facts facts={[away && <b key="away">{away}</b>, ...(opening ? openingTexts(opening) : [])]} />
    </small>
  )

  function openingTexts({ isOpen, at }: Opening) {
    if (at === undefined) return [texts.places.open]
    if (isOpen) return [texts.places.openUntil({ time: formatShortWeekdayClock(at) })]
    return [texts.places.closed, texts.places.opens({ time: formatShortWeekdayClock(at) })]
  }
}
