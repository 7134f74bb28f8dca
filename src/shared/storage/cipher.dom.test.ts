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

const app = await storageWith(key)
const newPage = await storageWith(key)
const [withIv, withLongKey, withOtherKey, withoutKey] = [
  await storageWith(key, 'another sixteen.'),
  await storageWith(key + key),
  await storageWith('a key no one knew'.slice(0, 16)),
  await storageWith(''),
]

beforeEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
})

describe('with a key', () => {
  test('records are encrypted in both storages, and the app can read them', () => {
    const { read, write } = app
    write('machineId', 'VM-1001')
    write('recentMachines', [])
    write('hasProduct', 'off-1')
    for (const stored of [...Object.values(localStorage), ...Object.values(sessionStorage)])
      expect(stored).toMatch(/^aes-ctr:[\w+/]+=*$/)
    expect([newPage.read('machineId'), newPage.read('recentMachines'), newPage.read('hasProduct')]).toEqual([
      'VM-1001',
      [],
      'off-1',
    ])
    expect(read('recentMachines')).toBe(read('recentMachines'))
  })

  test.each([
    ['the key is also the IV', app, key, key],
    ['a separate IV', withIv, key, 'another sixteen.'],
    ['the start of a longer key is the IV', withLongKey, key + key, key],
  ])('records are encrypted with AES in counter mode: %s', (_, { write }, secret, iv) => {
    write('machineId', 'VM-1001')
    const aes = createCipheriv(`aes-${secret.length * 8}-ctr`, secret, iv)
    expect(localStorage.getItem('machineId')).toBe(`aes-ctr:${aes.update('aes-ctr:VM-1001', 'utf8', 'base64')}`)
  })

  test('an unencrypted record is read, and encrypted on the next write', () => {
    localStorage.setItem('maxOrderQuantity', '5')
    const { read, update } = app
    expect(read('maxOrderQuantity')).toBe(5)
    update('maxOrderQuantity', (now) => (now ?? 0) + 1)
    expect(localStorage.getItem('maxOrderQuantity')).toMatch(/^aes-ctr:/)
    expect(read('maxOrderQuantity')).toBe(6)
  })

  test('a change from another tab is read', () => {
    const { read, subscribe, write } = app
    write('machineId', 'VM-1')
    const values: unknown[] = []
    subscribe('machineId', () => values.push(read('machineId')))
    newPage.write('machineId', 'VM-2')
    window.dispatchEvent(new StorageEvent('storage', { key: 'machineId' }))
    expect(values).toEqual(['VM-2'])
  })
})

test.each([
  ['another key', withOtherKey],
  ['no key', withoutKey],
])('with %s, an encrypted record is unreadable: removed and reported', (_, { read }) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  app.write('accessToken', 'a.b.c')
  expect(read('accessToken')).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})
