import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '../render.sample.tsx'
import { GrowingList } from './GrowingList.tsx'

const row = { id: 'row-1', created_at: '2026-11-02T09:00:00Z' }

const listOf = (data: (typeof row)[] | undefined) => ({
  data: data && { pages: [{ data }] },
  error: null,
  isError: false,
  fetchStatus: data ? 'idle' : 'fetching',
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
  refetch: () => {},
})

test.each([
  ['while it loads', undefined, false, true],
  ['with rows', [row], false, true],
  ['when the filters leave nothing', [], true, true],
  ['not when there is nothing to filter', [], false, false],
])('a list has its filters %s', (_, data, isFiltered, expected) => {
  show(
    <GrowingList
      list={listOf(data)}
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
