import { describe, expect, test } from 'vitest'
import { type CardForm, faultyFields, lastDigits, payloadOf } from './card-form.ts'

const good: CardForm = { name: ' Office card ', digits: '4242', description: '', hasAgreed: true }

test('the payload contains the masked number and no empty note', () =>
  expect(payloadOf(good)).toEqual({ card_type: 'meal_card', name: 'Office card', card_no: '****4242', saveCard: true }))

test.each([
  ['1234', '1234'],
  ['12a4', '124'],
  ['5086 1234 5678 9012', '9012'],
])('“%s” is reduced to %s', (text, digits) => expect(lastDigits(text)).toBe(digits))

describe('fields to correct', () => {
  test.each([
    ['a valid form', {}, []],
    ['a blank name', { name: '  ' }, ['name']],
    ['a name of 61 letters', { name: 'x'.repeat(61) }, ['name']],
    ['three digits', { digits: '424' }, ['card_no']],
    ['a long note', { description: 'x'.repeat(161) }, ['description']],
    ['no consent', { hasAgreed: false }, ['saveCard']],
    ['an empty form', { name: '', digits: '', hasAgreed: false }, ['name', 'card_no', 'saveCard']],
  ] as const)('%s', (_, more, fields) => expect(faultyFields({ ...good, ...more })).toEqual(fields))
})
