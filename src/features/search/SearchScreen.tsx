import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { byDistance } from '#domain/machine/distance.ts'
import { useFavorites } from '#domain/machine/favorites.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { useOwnMachines } from '#domain/order/own-machines.ts'
import { HowItWorks } from '#features/hints/Steps.tsx'
import { useListMachines } from '#generated/hooks/machines.ts'
import { keywordIn } from '#shared/keyword.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { isTouchDevice } from '#shared/touch.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { PartialNote } from '#shared/ui/PartialNote.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { useIsWide } from '#shared/ui/use-is-wide.ts'
import { MachineList } from './MachineList.tsx'
import { NearMe, NearMeButton, useNearMe } from './NearMe.tsx'
import { ScanCard } from './ScanCard.tsx'
import styles from './SearchScreen.module.css'
import { usePosition } from './use-position.ts'

/** Searches from the fourth character on, half a second after the last keystroke (§5, §9). */
const minimumLength = 4
const debounce = 500

export function SearchScreen() {
  const [text, setText] = useState('')
  const keyword = keywordIn(text)
  const isLongEnough = keyword.length >= minimumLength
  const [settled] = useDebouncedValue(keyword, debounce)
  const favorites = useFavorites().machines.filter(isServed)
  const near = useNearMe()
  const listed = new Set([...favorites, ...(near?.machines ?? [])].map(({ id }) => id))
  const own = useOwnMachines().filter(({ id }) => !listed.has(id))
  const { position } = usePosition()
  const isFound = near?.data !== undefined
  // Nothing moves by itself for who was found before.
  const [wasLocated] = useState(position !== undefined)
  const sorted = (machines: readonly KnownMachine[]) => (position ? byDistance(machines, position) : machines)
  // Few computers stand before a machine.
  const isTypedFirst = useIsWide() && !isTouchDevice()
  const search = useRef<HTMLElement>(null)
  useEffect(() => {
    // Between header and keyboard, a phone only has room for the field and its results.
    if (isLongEnough && !isTypedFirst) search.current?.scrollIntoView()
  }, [isLongEnough, isTypedFirst])
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFound && !wasLocated && !isTypedFirst) found.current?.scrollIntoView()
  }, [isFound, wasLocated, isTypedFirst])
  const ways = [
    <ScanCard key="scan" isSecond={isTypedFirst} />,
    <search key="type" ref={search}>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field
          id="machine-keyword"
          label={texts.search.label}
          hint={isLongEnough ? '' : keyword ? texts.search.tooShort : texts.search.hint}
          type="search"
          maxLength={64}
          autoComplete="off"
          placeholder={texts.search.placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>,
  ]
  return (
    <Screen title={texts.search.title} wide>
      <div className={styles.columns}>
        <div className={styles.column}>
          {isTypedFirst ? ways.reverse() : ways}
          {!isLongEnough && <NearMeButton />}
        </div>
        <div ref={found} className={styles.column}>
          {isLongEnough && (
            <div className={styles.results}>{settled === keyword ? <Results keyword={keyword} /> : <Searching />}</div>
          )}
          {!isLongEnough && near && <NearMe near={near} />}
          {!isLongEnough && favorites.length > 0 && (
            <MachineList title={texts.favorites.machines} machines={sorted(favorites)} hasTools />
          )}
          {!isLongEnough && own.length > 0 && (
            <MachineList title={texts.search.yours} machines={sorted(own)} hasTools />
          )}
          {!isLongEnough && <HowItWorks />}
        </div>
      </div>
    </Screen>
  )
}

const Searching = () => <Loading className={styles.searching} label={texts.search.searching} />

function Results({ keyword }: { keyword: string }) {
  const { data, error, isFetching, fetchStatus, refetch } = useListMachines({ keyword })
  const { position } = usePosition()
  if ((error && !isFetching) || fetchStatus === 'paused')
    return <ErrorState title={texts.search.failed} error={error} onRetry={() => refetch()} />
  if (!data || isFetching) return <Searching />
  const machines = data.data.filter(isServed)
  if (machines.length === 0)
    return <EmptyState drawing="search" title={texts.search.nothing} hint={texts.search.nothingHint} />
  const found = position ? byDistance(machines, position) : machines
  return (
    <>
      <PartialNote response={data} />
      <MachineList title={texts.search.results({ count: machines.length })} machines={found} showsStatus hasTools />
    </>
  )
}
