import { expect, test } from 'vitest'
import { filterOf, toneOf } from './refund-status.ts'

test('the chosen statuses are joined by commas in a fixed order; choosing all means no filter', () => {
  expect(filterOf([])).toBe('')
  expect(filterOf(['Failed', 'Initiated'])).toBe('Initiated,Failed')
  expect(filterOf(['Initiated', 'Failed', 'Processed'])).toBe('')
})

test('an unknown status is neutral', () => expect(toneOf('Queued' as 'Failed')).toBe('neutral'))
