import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleLine } from '#domain/order/order.sample.ts'
import { read, write } from '#shared/storage/storage.ts'
import { openNearest } from './open-nearest.ts'

const place = { name: 'Tower', address: 'Dock Road' }
const near = { id: 'VM-2', name: 'Near', place, machine_type: 'Vending', location: { latitude: 1, longitude: 1 } }

/** Starts the installed app, which gets its position while a sheet is open or not. Returns the chosen machine. */
async function startWith(page: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${location.origin}/` }] as never)
  const getCurrentPosition = vi.fn()
  const query = async () => ({ state: 'granted' })
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition }, permissions: { query } })
  history.replaceState(null, '', '/products')
  write('machineId', 'VM-1')
  write('recentMachines', [near] as never)
  void openNearest()
  await waitFor(() => expect(getCurrentPosition).toHaveBeenCalled())
  document.body.insertAdjacentHTML('beforeend', page)
  getCurrentPosition.mock.lastCall?.[0]({ coords: near.location })
  await new Promise((done) => setTimeout(done))
  return read('machineId')
}

test('the app changes to the nearest machine at its start, but not with a filled cart or under an open sheet (§2.28)', async () => {
  write('cartList', [sampleLine()])
  expect(await startWith('')).toBe('VM-1')
  write('cartList', [])
  expect(await startWith('<div role="dialog" aria-modal="true" id="sheet"></div>')).toBe('VM-1')
  document.getElementById('sheet')?.remove()
  expect(await startWith('')).toBe('VM-2')
})
