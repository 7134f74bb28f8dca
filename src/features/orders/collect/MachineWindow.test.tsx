import { expect, test } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { MachineWindow } from './MachineWindow.tsx'

test.each([
  ['nothing', [0, 0], [true, true]],
  ['a part', [1, 0], [false, true]],
  ['all', [1, 1], [false, false]],
])('what stayed in the machine is pale when %s came out', (_, [first = 0, second = 0], pale) => {
  const items = [
    sampleItem({ dispensed_quantity: first }),
    sampleItem({ id: 'itm-2', quantity: 1, dispensed_quantity: second }),
  ]
  show(<MachineWindow order={sampleOrder({ items })} isOver isComplete={false} />)
  const shown = [...document.querySelectorAll('[aria-hidden] img')]
  expect(shown.map((picture) => picture.closest('[data-left]') !== null)).toEqual(pale)
  // The flap names the slots of what lies in it.
  expect(document.querySelectorAll('b').length).toBe(pale.filter((isLeft) => !isLeft).length)
})

test('how many came out stands with the slot, and more than one are two packs', () => {
  const items = [
    sampleItem({ dispensed_quantity: 2 }),
    sampleItem({ id: 'itm-2', slot_label: 'B1', dispensed_quantity: 1 }),
  ]
  show(<MachineWindow order={sampleOrder({ items })} isOver isComplete={false} />)
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent.trim())).toEqual(['2 × A1', 'B1'])
  expect(document.querySelectorAll('[aria-hidden] img').length).toBe(3)
})
