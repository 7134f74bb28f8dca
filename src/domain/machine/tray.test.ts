import { expect, test } from 'vitest'
import type { Slot } from './slots.ts'
import { slotLabel, trayOf } from './tray.ts'

const slot = (row: number, column: number) => ({ row, column }) as Slot

test('a slot label has the letters of its row and the number of its column, as printed on the machine', () =>
  expect([1, 26, 27, 52, 53, 702, 703].map((row) => slotLabel({ row, column: 7 })).join()).toBe(
    'A7,Z7,AA7,AZ7,BA7,ZZ7,AAA7',
  ))

test('the tray has all used rows and columns in order, and null where a row has no slot (§2.11)', () => {
  const slots = [slot(10, 2), slot(2, 10), slot(2, 2), slot(1, 1)]
  const { columns, rows } = trayOf(slots)
  expect([columns, rows.map(({ row }) => row)]).toEqual([
    [1, 2, 10],
    [1, 2, 10],
  ])
  const [first = null, second = null, third = null, fourth = null] = slots
  expect(rows.flatMap(({ places }) => places)).toEqual([fourth, null, null, null, third, second, null, first, null])
})

test('a slot of unknown position is not in the tray and has no label', () => {
  const placed = slot(1, 2)
  expect(trayOf([slot(0, 2), slot(1, 0), placed])).toEqual({ columns: [2], rows: [{ row: 1, places: [placed] }] })
  expect([slotLabel(slot(0, 2)), slotLabel(slot(1, 0))]).toEqual(['', ''])
})
