import { expect, it } from 'vitest'
import { placeOf } from './place.ts'
import { products } from './products.ts'
import { seedState } from './state.ts'
import { toMinor } from './units.ts'

const seeded = (options = {}) => {
  const { machines, customers, orders } = seedState(0, {}, placeOf(options))
  const places = [...machines.values()].map(({ machine }) => machine.place)
  const prices = [...orders.values()].flatMap(({ items }) => items.map(({ price }) => price))
  return { places, customers: [...customers.values()], prices, orders }
}

it('people, places and older prices depend only on the seed', () => {
  const [first, again, other] = [seeded(), seeded({ seed: 1 }), seeded({ seed: 2 })]
  expect(again).toEqual(first)
  for (const part of ['places', 'customers', 'prices'] as const) expect(other[part]).not.toEqual(first[part])
})

it.each(['en-IN', 'de-DE'])(
  '%s: the first machines and the company are in one building, on different floors',
  (locale) => {
    const { places, customers } = seeded({ locale })
    const tower = [0, 1, 3].map((index) => places[index])
    expect(new Set(tower.map((place) => place?.name))).toEqual(new Set([customers[0]?.location?.clientLocation.name]))
    expect(new Set(tower.map((place) => place?.address.split(', ')[1])).size).toBe(1)
    expect(new Set(tower.map((place) => place?.address)).size).toBe(3)
  },
)

it('past orders are numbered from the newest on, at hours at which places are open', () => {
  const times = [...seeded().orders.values()]
    .filter(({ id }) => id.startsWith('ord-past-'))
    .map(({ createdAt }) => createdAt)
  expect(times.length).toBeGreaterThan(50)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const hours = times.map((time) => new Date(time).getUTCHours())
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([7, 12])
})

it('no older order cost more than today', () => {
  for (const { items } of seeded().orders.values())
    for (const { price, product } of items)
      expect(price).toBeLessThanOrEqual(toMinor(products.get(product.id)?.mrp ?? 0))
})
