import { expect, test } from 'vitest'
import type { Slot } from './slots.ts'
import { slotLabel, trayOf } from './tray.ts'

const slot = (row: number, column: number) => ({ row, column }) as Slot

test.each([
  [1, 'A7'],
  [2, 'B7'],
  [26, 'Z7'],
  [27, 'AA7'],
  [52, 'AZ7'],
  [53, 'BA7'],
  [702, 'ZZ7'],
  [703, 'AAA7'],
])('row %i is printed on the machine as in %s', (row, label) => expect(slotLabel({ row, column: 7 })).toBe(label))

test('the tray has every used row and column in the machine’s order, and gaps where a row has no slot (§2.11)', () => {
  const slots = [slot(10, 2), slot(2, 10), slot(2, 2), slot(1, 1)]
  expect(trayOf(slots)).toEqual({
    columns: [1, 2, 10],
    rows: [
      { row: 1, places: [slots[3], null, null] },
      { row: 2, places: [null, slots[2], slots[1]] },
      { row: 10, places: [null, slots[0], null] },
    ],
  })
})
