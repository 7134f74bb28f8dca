import { expect, test } from 'vitest'
import { toggled, toneOf } from './refund-status.ts'

test('statuses are toggled one by one and joined by commas', () => {
  expect(toggled([], 'Failed')).toBe('Failed')
  expect(toggled(['Failed'], 'Initiated')).toBe('Initiated,Failed')
  expect(toggled(['Initiated', 'Failed'], 'Failed')).toBe('Initiated')
  expect(toggled(['Failed'], 'Failed')).toBe('')
})

test('selecting all is no filter', () => expect(toggled(['Initiated', 'Failed'], 'Processed')).toBe(''))

test('an unknown status is neutral', () => expect(toneOf('Queued' as 'Failed')).toBe('neutral'))
