import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearExcept, isOnlyInThisTab, read, remove, subscribe, update, write } from './storage.ts'
import { useStored } from './use-stored.ts'

beforeEach(() => {
  clearExcept([])
  localStorage.clear()
})

describe('a record', () => {
  test('is stored under its documented name, strings as they are, the rest as JSON', () => {
    write('machineId', 'VM-1')
    write('maxOrderQuantity', 7)
    write('hasSeenCoachmarks', true)
    expect({ ...localStorage }).toMatchObject({ machineId: 'VM-1', maxOrderQuantity: '7', hasSeenCoachmarks: 'true' })
    expect([read('machineId'), read('maxOrderQuantity'), read('hasSeenCoachmarks')]).toEqual(['VM-1', 7, true])
  })

  test('of this visit is stored in sessionStorage', () => {
    write('hasProduct', 'off-1')
    expect(sessionStorage.getItem('hasProduct')).toBe('off-1')
    expect(localStorage.getItem('hasProduct')).toBeNull()
  })

  test('that is invalid is removed, reported and read as null', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    localStorage.setItem('cartList', '{"not":"a list"}')
    localStorage.setItem('maxOrderQuantity', 'many')
    expect([read('cartList'), read('maxOrderQuantity')]).toEqual([null, null])
    expect(localStorage.getItem('cartList')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('that did not change keeps its identity', () => {
    localStorage.setItem('cartList', '[]')
    expect(read('cartList')).toBe(read('cartList'))
  })

  test('is updated from its current value, not from one read earlier', () => {
    write('maxOrderQuantity', 1)
    localStorage.setItem('maxOrderQuantity', '5')
    update('maxOrderQuantity', (now) => (now ?? 0) + 1)
    expect(read('maxOrderQuantity')).toBe(6)
  })
})

const refuse = (error: string) => () => {
  throw new DOMException('no', error)
}

describe('if localStorage fails, the record goes to sessionStorage, otherwise to memory', () => {
  const both = ['localStorage', 'sessionStorage'] as const
  test.each([
    [
      'refused',
      (name: (typeof both)[number]) => vi.spyOn(globalThis, name, 'get').mockImplementation(refuse('SecurityError')),
    ],
    ['missing', (name: (typeof both)[number]) => vi.spyOn(globalThis, name, 'get').mockReturnValue(null as never)],
    [
      'full',
      (name: (typeof both)[number]) => {
        const full = { getItem: () => null, removeItem: () => undefined, setItem: refuse('QuotaExceededError') }
        vi.spyOn(globalThis, name, 'get').mockReturnValue(full as never)
      },
    ],
  ])('%s', (_, disable) => {
    for (const [index, landed] of (['local', 'session', 'memory'] as const).entries()) {
      if (index > 0) disable(both[index - 1] as 'localStorage')
      expect(write('machineId', `VM-${index}`)).toBe(landed)
      expect(read('machineId')).toBe(`VM-${index}`)
    }
    remove('machineId')
    vi.restoreAllMocks()
    expect(sessionStorage.getItem('machineId')).toBe('VM-1')
    // The tab's next page reads the newest value until localStorage accepts writes again.
    localStorage.setItem('machineId', 'VM-0')
    expect(read('machineId')).toBe('VM-1')
    expect(write('machineId', 'VM-3')).toBe('local')
    expect(sessionStorage.getItem('machineId')).toBeNull()
  })

  test('another tab’s change to localStorage wins', () => {
    sessionStorage.setItem('machineId', 'VM-1')
    localStorage.setItem('machineId', 'VM-2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'machineId' }))
    expect([read('machineId'), sessionStorage.getItem('machineId')]).toEqual(['VM-2', null])
  })

  test('an open payment of this tab stays, even if another tab pays (§4.12)', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as never)
    const attempt = { idempotencyKey: 'key-1', request: { user_id: 'usr-1' } } as never
    expect([write('checkoutAttempt', attempt), isOnlyInThisTab('checkoutAttempt')]).toEqual(['session', true])
    vi.restoreAllMocks()
    window.dispatchEvent(new StorageEvent('storage', { key: 'checkoutAttempt' }))
    expect(read('checkoutAttempt')).toEqual(attempt)
    write('checkoutAttempt', attempt)
    expect(isOnlyInThisTab('checkoutAttempt')).toBe(false)
  })
})

test('if the storage is full, the products preview is dropped first', () => {
  write('lastProducts', { machineId: 'VM-1', storedAt: 'now', answer: {} as never })
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem('lastProducts')) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, value)
  })
  expect(write('machineId', 'VM-1')).toBe('local')
  expect(read('lastProducts')).toBeNull()
})

test.each([
  ['the storage fails for another reason', 'SecurityError', 'machineId'],
  ['the preview itself does not fit', 'QuotaExceededError', 'lastProducts'],
  ['its amounts do not fit', 'QuotaExceededError', 'lastAmounts'],
] as const)('the products preview is kept if %s', (_, error, key) => {
  write('lastProducts', { machineId: 'VM-1', storedAt: 'now', answer: {} as never })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse(error))
  expect(write(key, 'anything' as never)).toBe('memory')
  expect(localStorage.getItem('lastProducts')).not.toBeNull()
})

test('a page that returns from the back/forward cache calls all listeners, because it heard of no change', () => {
  const listener = vi.fn()
  const stop = subscribe('accessToken', listener)
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(listener).not.toHaveBeenCalled()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('listeners are called for changes in this tab and others, until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = subscribe('machineId', listener)
  write('machineId', 'VM-1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'machineId' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartId' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  write('machineId', 'VM-2')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a component shows the current record, also after switching to another key', () => {
  const { result, rerender } = renderHook((key) => useStored(key), {
    initialProps: 'machineId' as 'machineId' | 'cartId',
  })
  act(() => void write('machineId', 'VM-1'))
  expect(result.current).toBe('VM-1')
  rerender('cartId')
  expect(result.current).toBeNull()
  act(() => void write('cartId', 'cart-1'))
  expect(result.current).toBe('cart-1')
})

test('another app’s change to localStorage leaves its sessionStorage alone', () => {
  sessionStorage.setItem('foreign', 'x')
  window.dispatchEvent(new StorageEvent('storage', { key: 'foreign' }))
  expect(sessionStorage.getItem('foreign')).toBe('x')
  sessionStorage.removeItem('foreign')
})

test('clearing keeps the named records', () => {
  write('machineId', 'VM-1')
  write('theme', 'dark')
  clearExcept(['theme'])
  expect([read('machineId'), read('theme')]).toEqual([null, 'dark'])
})
