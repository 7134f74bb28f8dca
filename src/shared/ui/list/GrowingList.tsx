import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Fragment, type ReactNode, useMemo } from 'react'
import { isPartial } from '#shared/api/reader.ts'
import { texts as allTexts, type ListTexts } from '#shared/texts/catalog.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { LongWait } from '../LongWait.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { useIsWide } from '../use-is-wide.ts'
import styles from './List.module.css'
import { ListEnd } from './ListEnd.tsx'
import { byMonth, type ListRow, rowsOf } from './rows.ts'

/** Rows per page in every list (§9). */
export const pageSize = 10

/** The result of a generated list hook. */
interface Growing<R> {
  data: { pages: { data: R[] }[] } | undefined
  error: Error | null
  isError: boolean
  fetchStatus: string
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface Props<R> {
  list: Growing<R>
  texts: ListTexts
  /** Each row as its own card, side by side where there is room, or as a line in its month's card. */
  look: 'cards' | 'lines'
  row: (row: R) => ReactNode
  /** Filters loaded rows. */
  shows?: (row: R) => boolean
  /** Shown if the list is empty. */
  empty: ReactNode
  /** Shown below the error if no page could be loaded. */
  failed?: ReactNode
  /** Shown above the list, unless there is nothing to filter, or nothing could be loaded. */
  filters?: ReactNode
  isFiltered?: boolean
  /** A repeated row ends the list (§4, company wallet). */
  endsAtRepeats?: boolean
}

/** A paged list (§4), newest first, grouped by month. */
export function GrowingList<R extends ListRow>({ filters, ...props }: Props<R>) {
  const { list, isFiltered = false } = props
  const isNothing = !isFiltered && !list.hasNextPage && list.data?.pages.every(({ data }) => data.length === 0)
  // Without rows there is nothing to filter. Whoever has filtered keeps what they have typed.
  const hasFailed = !isFiltered && !list.data && (list.isError || list.fetchStatus === 'paused')
  return (
    <>
      {!isNothing && !hasFailed && filters}
      <Loaded {...props} />
    </>
  )
}

function Loaded<R extends ListRow>(props: Omit<Props<R>, 'filters'>) {
  const { list, texts, row, shows, empty, failed, isFiltered = false, endsAtRepeats = false } = props
  const isWide = useIsWide()
  const look = isWide ? props.look : 'lines'
  const pages = list.data?.pages
  const loaded = useMemo(() => pages && rowsOf(pages), [pages])
  if (!loaded)
    return list.isError || list.fetchStatus === 'paused' ? (
      <>
        <ErrorState title={texts.failed} error={list.error} onRetry={() => list.refetch()} />
        {failed}
      </>
    ) : (
      <ListSkeleton label={texts.loading} look={look} />
    )
  const rows = shows ? loaded.rows.filter(shows) : loaded.rows
  const hasMore = list.hasNextPage && !(endsAtRepeats && loaded.hasRepeats)
  if (rows.length === 0 && !hasMore) return empty
  return (
    <>
      {pages?.some(isPartial) && <p className={styles.partial}>{texts.partial}</p>}
      <div className={styles.months} data-look={look}>
        {byMonth(rows).map((month) => (
          <section key={month.rows[0]?.id} className={styles.month}>
            <h2>{month.title || allTexts.lists.earlier}</h2>
            <ul>
              {month.rows.map((each) => (
                <Fragment key={each.id}>{row(each)}</Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ListEnd
        texts={texts}
        count={rows.length}
        pages={pages?.length ?? 0}
        isFiltered={isFiltered}
        endsAtRepeat={endsAtRepeats && loaded.hasRepeats}
        hasMore={hasMore}
        isLoading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : undefined}
        onMore={() => list.fetchNextPage()}
      />
    </>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e']

/** Placeholder for the first rows. */
function ListSkeleton({ label, look }: { label: string; look: Props<never>['look'] }) {
  return (
    <>
      <LongWait />
      <div className={styles.months} data-look={look} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton width={140} height={21} aria-hidden />
        {skeletonRows.map((each) => (
          <Skeleton key={each} height={look === 'lines' ? 77 : 84} radius="lg" aria-hidden />
        ))}
      </div>
    </>
  )
}

/** Shown if no row matches the filters. `to` is the list's path without filters. */
export const NothingMatches = ({ to }: { to: string }) => (
  <EmptyState
    drawing="search"
    title={allTexts.filters.nothing}
    hint={allTexts.filters.nothingHint}
    action={{ label: allTexts.filters.clear, to }}
  />
)
