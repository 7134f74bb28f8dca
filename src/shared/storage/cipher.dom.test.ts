import { createCipheriv } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const key = 'sixteen letters!'

/** The storage module of an app built with this key, or without one. */
async function storageWith(secret: string, iv = '') {
  vi.resetModules()
  vi.stubEnv('VITE_STORAGE_KEY', secret)
  vi.stubEnv('VITE_STORAGE_IV', iv)
  return import('./storage.ts')
}

beforeEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
})

describe('with a key', () => {
  test('only the app can read what is stored, in both storages', async () => {
    const { read, write } = await storageWith(key)
    write('machineId', 'VM-1001')
    write('recentMachines', [])
    write('hasProduct', 'off-1')
    for (const stored of [...Object.values(localStorage), ...Object.values(sessionStorage)])
      expect(stored).toMatch(/^aes-ctr:[\w+/]+=*$/)
    const again = await storageWith(key)
    expect([again.read('machineId'), again.read('recentMachines'), again.read('hasProduct')]).toEqual([
      'VM-1001',
      [],
      'off-1',
    ])
    expect(read('recentMachines')).toBe(read('recentMachines'))
  })

  test.each([
    ['key and IV are the same text', '', key],
    ['a separate IV', 'another sixteen.', 'another sixteen.'],
  ])('it is AES in counter mode: %s', async (_, configured, iv) => {
    const { write } = await storageWith(key, configured)
    write('machineId', 'VM-1001')
    const aes = createCipheriv('aes-128-ctr', key, iv)
    expect(localStorage.getItem('machineId')).toBe(`aes-ctr:${aes.update('aes-ctr:VM-1001', 'utf8', 'base64')}`)
  })

  test('an unencrypted record is read, and encrypted at the next write', async () => {
    localStorage.setItem('maxOrderQuantity', '5')
    const { read, update } = await storageWith(key)
    expect(read('maxOrderQuantity')).toBe(5)
    update('maxOrderQuantity', (now) => (now ?? 0) + 1)
    expect(localStorage.getItem('maxOrderQuantity')).toMatch(/^aes-ctr:/)
    expect(read('maxOrderQuantity')).toBe(6)
  })

  test('a change in another tab is read', async () => {
    const other = await storageWith(key)
    const { read, subscribe, write } = await storageWith(key)
    write('machineId', 'VM-1')
    const heard: unknown[] = []
    subscribe('machineId', () => heard.push(read('machineId')))
    other.write('machineId', 'VM-2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'machineId' }))
    expect(heard).toEqual(['VM-2'])
  })
})

test.each([
  ['another key', 'a key no one knew'.slice(0, 16)],
  ['no key', ''],
])('an encrypted record is garbage with %s: removed and reported', async (_, secret) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const before = await storageWith(key)
  before.write('accessToken', 'a.b.c')
  const { read } = await storageWith(secret)
  expect(read('accessToken')).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})
