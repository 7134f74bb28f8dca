import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '../render.sample.tsx'
import { GrowingList } from './GrowingList.tsx'

const row = { id: 'row-1', created_at: '2026-11-02T09:00:00Z' }

const listOf = (data: (typeof row)[] | undefined, isError = false) => ({
  data: data && { pages: [{ data }] },
  error: null,
  isError,
  fetchStatus: data || isError ? 'idle' : 'fetching',
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
  refetch: () => {},
})

test.each([
  ['while it loads', undefined, false, true],
  ['not when nothing could be loaded', undefined, false, false, true],
  ['when what they leave could not be loaded', undefined, true, true, true],
  ['with rows', [row], false, true],
  ['when the filters leave nothing', [], true, true],
  ['not when there is nothing to filter', [], false, false],
])('a list has its filters %s', (_, data, isFiltered, expected, isError = false) => {
  show(
    <GrowingList
      list={listOf(data, isError)}
      texts={texts.lists.payments}
      look="lines"
      row={({ id }) => <li>{id}</li>}
      empty={<p>Nothing</p>}
      filters={<p>Filters</p>}
      isFiltered={isFiltered}
    />,
  )
  expect(screen.queryByText('Filters') !== null).toBe(expected)
})
