import { expect, test } from 'vitest'
import { toggled, toneOf } from './refund-status.ts'

test('states are put in and taken out one by one, and joined by commas', () => {
  expect(toggled([], 'Failed')).toBe('Failed')
  expect(toggled(['Failed'], 'Initiated')).toBe('Initiated,Failed')
  expect(toggled(['Initiated', 'Failed'], 'Failed')).toBe('Initiated')
  expect(toggled(['Failed'], 'Failed')).toBe('')
})

test('all of them are no filter', () => expect(toggled(['Initiated', 'Failed'], 'Processed')).toBe(''))

test('a state that this app does not know is neutral', () => expect(toneOf('Queued' as 'Failed')).toBe('neutral'))
