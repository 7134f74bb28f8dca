import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { byDistance, distance, roundPosition } from '#domain/machine/distance.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { useOffered } from '#domain/session/features.ts'
import { useListNearbyMachines } from '#generated/hooks/machines.ts'
import { texts } from '#shared/texts/catalog.ts'
import { disabledProps } from '#shared/ui/disabled-props.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { PartialNote } from '#shared/ui/PartialNote.tsx'
import { MachineList } from './MachineList.tsx'
import styles from './NearMe.module.css'
import { usePosition } from './use-position.ts'

/** Meters. Machines further away don't count as nearby. */
const maxDistance = 50_000

const nowhere = { latitude: 0, longitude: 0 }

/** Requests the customer's position, by which all lists of machines are sorted. */
export function NearMeButton() {
  const { finding, locate } = usePosition()
  const isOffered = useOffered('nearby')
  if (!isOffered || !('geolocation' in navigator) || typeof finding === 'object') return null
  return (
    <div className={styles.ask}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCurrentLocation size="1.25rem" aria-hidden="true" />}
        {...disabledProps(finding === 'asking', locate)}
      >
        {finding === 'asking' ? texts.places.locating : texts.places.nearMe}
      </Button>
      <p role="status">
        {finding === 'denied'
          ? texts.places.denied
          : finding === 'not-found'
            ? texts.places.notFound
            : texts.places.privacy}
      </p>
    </div>
  )
}

/** The machines near the customer, nearest first. Null while the position is unknown. */
export function useNearMe() {
  const { position } = usePosition()
  const isAsked = useOffered('nearby') && position !== undefined
  const query = useListNearbyMachines(roundPosition(position ?? nowhere), { enabled: isAsked })
  if (!isAsked) return null
  const near = (query.data?.data ?? [])
    .filter(isServed)
    .filter(({ location }) => location && distance(position, location) <= maxDistance)
  return { ...query, machines: byDistance(near, position) }
}

export function NearMe({ near }: { near: NonNullable<ReturnType<typeof useNearMe>> }) {
  const { data, error, isFetching, refetch, machines } = near
  if (error && !isFetching) return <ErrorState title={texts.places.failed} error={error} onRetry={() => refetch()} />
  if (!data || error) return <Loading label={texts.places.locating} />
  if (machines.length === 0)
    return <EmptyState drawing="nearby" title={texts.places.nothingNear} hint={texts.places.nothingNearHint} />
  return (
    <>
      <PartialNote response={data} />
      <MachineList title={texts.places.nearby} machines={machines} showsStatus hasTools />
    </>
  )
}
