import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

test.each([
  ['the best one at first', [], null, 'best', []],
  ['selected, even if the server refused it before', [() => refuseOffer('a'), () => selectOffer('a')], 'a', 'own', []],
  ['none if the customer wants none', [clearOffer], null, 'none', []],
  ['none after all', [() => selectOffer('a'), () => refuseOffer('b'), clearOffer], null, 'none', ['b']],
  ['the best one again if the choice no longer fits', [() => selectOffer('a'), dropChoice], null, 'best', []],
  ['the one that the quote used', [() => recordOffer('a'), () => recordOffer('b')], 'b', 'best', []],
  ['none if the quote used none', [() => recordOffer('a'), () => recordOffer(undefined)], null, 'best', []],
  ['the best one if the chosen one is refused', [() => selectOffer('a'), () => refuseOffer('a')], 'a', 'best', ['a']],
  ['still the chosen one if another is refused', [() => selectOffer('a'), () => refuseOffer('b')], 'a', 'own', ['b']],
  ['still none if one is refused after all', [clearOffer, () => refuseOffer('a')], null, 'none', ['a']],
] as const)('the offer of the next order is %s (§4.23)', (_, steps, id, kind, refused) => {
  for (const step of steps) step()
  const { result } = renderHook(() => ({ id: useSelectedOfferId(), ...useOfferChoice() }))
  expect(result.current).toEqual({ id, kind, refused })
})

test('a refused offer is reported only once', () =>
  expect(['a', 'a', 'b'].map(refuseOffer)).toEqual([true, false, true]))
