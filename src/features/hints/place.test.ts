import { expect, test } from 'vitest'
import { placeBeside } from './place.ts'

const window = { width: 390, height: 844 }
const mark = { width: 300, height: 120 }

test('a mark is placed below its target, with the arrow at the target’s center', () => {
  const place = placeBeside({ top: 100, bottom: 144, left: 150, width: 90 }, mark, window)
  expect(place).toEqual({ top: 156, left: 45, isBelow: true, arrow: 150 })
})

test('a mark is placed above a target at the bottom of the window', () => {
  const place = placeBeside({ top: 780, bottom: 824, left: 150, width: 90 }, mark, window)
  expect(place).toMatchObject({ top: 648, isBelow: false })
})

test('a mark stays inside the window with its arrow on the target', () => {
  const right = placeBeside({ top: 20, bottom: 64, left: 340, width: 44 }, mark, window)
  expect(right).toMatchObject({ left: 78, arrow: 276 })
  const left = placeBeside({ top: 20, bottom: 64, left: 0, width: 20 }, mark, window)
  expect(left).toMatchObject({ left: 12, arrow: 24 })
  const scrolledAway = placeBeside({ top: -400, bottom: -356, left: 0, width: 20 }, mark, window)
  expect(scrolledAway.top).toBe(12)
})

test('a mark larger than the window starts at the window’s corner', () => {
  expect(placeBeside({ top: 20, bottom: 64, left: 0, width: 20 }, { width: 500, height: 900 }, window)).toMatchObject({
    top: 12,
    left: 12,
  })
})
