import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { showHook } from '#shared/ui/render-hook.sample.tsx'
import { type Notice, onNotice } from '../notices.ts'
import { selectOffer } from '../offers/selected-offer.ts'
import { lineOf } from './line.sample.ts'
import { useCartOffer, useFittingOffer } from './use-cart-offer.ts'

const offer = (id: string, more = {}) => ({
  id,
  title: `Offer ${id}`,
  description: 'Off',
  offer_type: 'percentage',
  offer_type_alias: '10% off',
  value: 10,
  min_order_amount: 0,
  ...more,
})
const offers = [offer('ten'), offer('twenty', { value: 20 }), offer('later', { min_order_amount: 500 })]
const notices: Notice[] = []
onNotice((notice) => notices.push(notice))

/** Answers with these offers, and records what was asked. */
function serve(status = 200) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url.replace(/^.*(?=\/v1)/, ''))
    return Response.json({ code: '200', data: offers, meta: { page: 1, limit: 100, total: 3 } }, { status })
  })
  return asked
}

beforeEach(() => {
  clearExcept([])
  write('machineId', 'VM-1')
  write('cartList', [lineOf('chips', 2)])
  notices.length = 0
})
afterEach(cleanup)

describe('the offer of the cart (§4.23)', () => {
  test('is the best of all offers at the machine, once they are loaded', async () => {
    const asked = serve()
    const { result } = showHook(useCartOffer)
    expect(result.current).toMatchObject({ isReady: false, offers: [], offerIds: [], unfit: null })
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current).toMatchObject({ offer: { id: 'twenty' }, offerIds: ['twenty', 'ten'], unfit: null })
    expect(result.current.offers).toHaveLength(3)
    expect(asked).toEqual(['/v1/offers/vending-machine/VM-1/all?pageOff=true'])
  })

  test('is still the selected one if the list can’t be loaded, and ordering does not wait for it', async () => {
    write('hasProduct', 'ten')
    serve(500)
    const { result } = showHook(useCartOffer)
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current).toMatchObject({ offer: undefined, offerIds: ['ten'], unfit: null })
  })

  test.each([
    ['no machine is chosen', () => clearExcept([]), false],
    ['the installation has no offers', () => vi.spyOn(config.features, 'offers', 'get').mockReturnValue(false), true],
  ])('is not asked for if %s', async (_, arrange, isReady) => {
    arrange()
    const asked = serve()
    const { result } = showHook(useCartOffer)
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, result.current.isReady]).toEqual([[], isReady])
  })

  test.each([
    ['later', { title: 'Offer later' }],
    ['gone', { title: undefined }],
    ['ten', null],
  ])('chosen by the customer, here "%s", is reported if it does not fit', async (id, unfit) => {
    selectOffer(id)
    serve()
    const { result } = showHook(useCartOffer)
    expect(result.current.unfit).toBeNull()
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current.unfit).toEqual(unfit)
  })
})

describe('where the order is prepared, a choice', () => {
  test('that does not fit is dropped with a word, and the best offer is used instead', async () => {
    selectOffer('later')
    serve()
    const { result } = showHook(useFittingOffer)
    await waitFor(() => expect(result.current.offer?.id).toBe('twenty'))
    expect(notices).toEqual([{ kind: 'offer-dropped', title: 'Offer later' }])
    expect(read('hasProduct')).toBeNull()
  })

  test.each([
    ['that fits is kept', 'ten', true],
    ['is kept while the cart is empty', 'later', false],
  ])('%s', async (_, id, isFilled) => {
    if (!isFilled) clearExcept(['machineId'])
    selectOffer(id)
    serve()
    const { result } = showHook(useFittingOffer)
    await waitFor(() => expect(result.current.offers).toHaveLength(3))
    expect([notices, read('hasProduct')]).toEqual([[], id])
  })
})
