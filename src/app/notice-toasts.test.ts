import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '#domain/notices.ts'
import { dismissToast, showingToast } from '#shared/ui/toast.tsx'
import { showNotice } from './notice-toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<[Notice, string, number]>([
  [{ kind: 'cart-full', limit: 2 }, 'Only 2 products can be dispensed at a time', 300],
  [{ kind: 'no-more-stock', name: 'KitKat' }, 'That’s the last KitKat', 0],
  [{ kind: 'lines-unreadable', count: 1 }, 'We had to remove a product from your cart. Please add it again.', 0],
  [{ kind: 'machine-went-offline' }, 'Machine has gone offline', 0],
  [{ kind: 'machine-back-online' }, 'Machine is back online', 0],
  [{ kind: 'order-unreadable' }, 'Something went wrong. Please try again later.', 0],
  [{ kind: 'still-offline' }, 'Still offline. Please check your connection.', 0],
])('%o is shown as the toast "%s" after %d ms', (notice, text, delay) => {
  showNotice(notice)
  if (delay > 0) {
    vi.advanceTimersByTime(delay - 1)
    expect(showingToast()).toBeNull()
    vi.advanceTimersByTime(1)
  }
  expect(showingToast()?.text).toBe(text)
  dismissToast()
})
