import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Minor } from '#shared/money/money.ts'
import { clearExcept } from '#shared/storage/storage.ts'
import {
  clearOffer,
  dropChoice,
  recordOffer,
  refuseOffer,
  selectOffer,
  useOfferChoice,
  useSelectedOfferId,
} from './selected-offer.ts'

beforeEach(() => clearExcept([]))

const refuse = (id: string, total = 70) => refuseOffer(id, total as Minor)

test.each([
  ['the best one at first', [], null, 'best', {}],
  ['selected, even if the server refused it before', [() => refuse('a'), () => selectOffer('a')], 'a', 'own', {}],
  ['none if the customer wants none', [clearOffer], null, 'none', {}],
  ['none after all', [() => selectOffer('a'), () => refuse('b'), clearOffer], null, 'none', { b: 70 }],
  ['the best one again if the choice no longer fits', [() => selectOffer('a'), dropChoice], null, 'best', {}],
  ['the one that the quote used', [() => recordOffer('a'), () => recordOffer('b')], 'b', 'best', {}],
  ['none if the quote used none', [() => recordOffer('a'), () => recordOffer(undefined)], null, 'best', {}],
  ['the best one if the chosen one is refused', [() => selectOffer('a'), () => refuse('a')], 'a', 'best', { a: 70 }],
  ['still the chosen one if another is refused', [() => selectOffer('a'), () => refuse('b')], 'a', 'own', { b: 70 }],
  ['still none if one is refused after all', [clearOffer, () => refuse('a')], null, 'none', { a: 70 }],
] as const)('the offer of the next order is %s (§4.23)', (_, steps, id, kind, refused) => {
  for (const step of steps) step()
  const { result } = renderHook(() => ({ id: useSelectedOfferId(), ...useOfferChoice() }))
  expect(result.current).toEqual({ id, kind, refused })
})

test('a refusal tells the customer’s choice from an offer that the app had applied, or only tried', () => {
  expect(refuse('a')).toBe('tried')
  recordOffer('a')
  expect(refuse('a', 90)).toBe('applied')
  selectOffer('b')
  expect(refuse('b')).toBe('chosen')
  recordOffer(undefined)
  expect(refuse('b')).toBe('tried')
})
