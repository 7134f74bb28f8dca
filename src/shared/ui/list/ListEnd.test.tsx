import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '#shared/api/errors.ts'
import { texts as allTexts } from '#shared/texts/catalog.ts'
import { show } from '../render.sample.tsx'
import { ListEnd } from './ListEnd.tsx'

const texts = allTexts.lists.orders
const onMore = vi.fn()
/** Notifies all active observers that the end is visible. */
let showEnd: () => void
const end = (more: Partial<ComponentProps<typeof ListEnd>> = {}) =>
  show(
    <ListEnd
      texts={texts}
      count={10}
      pages={1}
      isFiltered={false}
      hasMore
      isLoading={false}
      onMore={onMore}
      {...more}
    />,
  )

beforeEach(() => {
  const activeCallbacks = new Set<(entries: { isIntersecting: boolean }[]) => void>()
  showEnd = () => act(() => activeCallbacks.forEach((callback) => void callback([{ isIntersecting: true }])))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      disconnect: () => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => activeCallbacks.add(callback)
        this.disconnect = () => activeCallbacks.delete(callback)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  onMore.mockReset()
})

test('the next page is requested when the end becomes visible and when the button is tapped', () => {
  end()
  showEnd()
  expect(onMore).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: texts.more }))
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('a page that is loading is not requested again', () => {
  end({ isLoading: true })
  showEnd()
  expect(onMore).not.toHaveBeenCalled()
})

test('after a failure, the page is requested only by the customer', () => {
  end({ error: new NetworkError('', { operationId: 'listOrders', requestId: 'request-1' }) })
  expect(screen.getByRole('alert').textContent).toContain(texts.moreFailed)
  showEnd()
  expect(onMore).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('the last page says that all rows are shown', () => {
  end({ hasMore: false, pages: 3 })
  expect(screen.getByText(texts.allShown)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list that ends at a repeated row does not claim to be complete', () => {
  end({ hasMore: false, pages: 2, endsAtRepeat: true })
  expect(screen.getByText(allTexts.lists.noMore)).toBeTruthy()
})

test('the last page of a filtered list says that these are all matches', () => {
  end({ hasMore: false, isFiltered: true })
  expect(screen.getByText(texts.allFound)).toBeTruthy()
})
