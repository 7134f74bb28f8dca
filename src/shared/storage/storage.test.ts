// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearExcept, read, remove, subscribe, update, write } from './storage.ts'

beforeEach(() => {
  clearExcept([])
  localStorage.clear()
})

describe('a record', () => {
  test('is kept under its documented name, texts as they are, the rest as JSON', () => {
    write('machineId', 'VM-1')
    write('maxOrderQuantity', 7)
    write('hasSeenCoachmarks', true)
    expect({ ...localStorage }).toMatchObject({ machineId: 'VM-1', maxOrderQuantity: '7', hasSeenCoachmarks: 'true' })
    expect([read('machineId'), read('maxOrderQuantity'), read('hasSeenCoachmarks')]).toEqual(['VM-1', 7, true])
  })

  test('of this visit only is kept in the session storage', () => {
    write('hasProduct', 'off-1')
    expect(sessionStorage.getItem('hasProduct')).toBe('off-1')
    expect(localStorage.getItem('hasProduct')).toBeNull()
  })

  test('that is garbage is removed, reported and read as none', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    localStorage.setItem('cartList', '{"not":"a list"}')
    localStorage.setItem('maxOrderQuantity', 'many')
    expect([read('cartList'), read('maxOrderQuantity')]).toEqual([null, null])
    expect(localStorage.getItem('cartList')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('that did not change is the same object', () => {
    localStorage.setItem('cartList', '[]')
    expect(read('cartList')).toBe(read('cartList'))
  })

  test('is changed by what it is now, not by what was seen before', () => {
    write('maxOrderQuantity', 1)
    localStorage.setItem('maxOrderQuantity', '5')
    update('maxOrderQuantity', (now) => (now ?? 0) + 1)
    expect(read('maxOrderQuantity')).toBe(6)
  })
})

test('a full storage keeps the record in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  write('machineId', 'VM-9')
  expect(read('machineId')).toBe('VM-9')
  remove('machineId')
  expect(read('machineId')).toBeNull()
})

test('a storage that may not be touched at all is survived', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  write('machineId', 'VM-8')
  expect(read('machineId')).toBe('VM-8')
  remove('machineId')
})

test('changes are told in this tab and from other tabs, until told to stop', () => {
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

test('clearing leaves what is named', () => {
  write('machineId', 'VM-1')
  write('theme', 'dark')
  clearExcept(['theme'])
  expect([read('machineId'), read('theme')]).toEqual([null, 'dark'])
})
