import { expect, it } from 'vitest'
import { sampleItem } from '#domain/order/order.sample.ts'
import { hasNewToTake, itemNews } from './item-news.ts'

const chips = sampleItem({ id: 'a', name: 'Chips' })
const soda = sampleItem({ id: 'b', name: 'Soda' })

it('announces only the items that changed', () => {
  expect(itemNews([chips, soda], [chips, soda])).toBe('')
  const coming = { ...chips, progress: 'in-progress' as const }
  expect(itemNews([chips, soda], [coming, soda])).toBe('Chips: Coming now')
  expect(itemNews([coming, soda], [{ ...coming, dispensed_quantity: 1 }, soda])).toBe('Chips: 1 of 2 out')
  const done = { ...chips, status: 'Dispensed' as const, dispensed_quantity: 2 }
  expect(itemNews([coming, soda], [done, { ...soda, status: 'Failed' }])).toBe(
    'Chips: Dispensed. Soda: Didn’t come out',
  )
})

it('announces nothing for the first response', () => {
  expect(itemNews([], [chips])).toBe('')
})

it('only items that came out are there to be taken', () => {
  const coming = { ...chips, progress: 'in-progress' as const }
  const failed = { ...chips, status: 'Failed' as const }
  const first = { ...coming, dispensed_quantity: 1 }
  const toTake = [coming, failed, first].map((next) => hasNewToTake([chips, soda], [next, soda]))
  expect(toTake).toEqual([false, false, true])
  expect(hasNewToTake([first], [{ ...first, status: 'Partially-Dispensed' }])).toBe(false)
  expect(hasNewToTake([], [first])).toBe(false)
})
