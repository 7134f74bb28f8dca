import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderQuerying, stubCalls } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { type Notice, onNotice } from '../notices.ts'
import { offerOf } from '../offers/offer.sample.ts'
import { selectOffer } from '../offers/selected-offer.ts'
import { lineOf } from './line.sample.ts'
import { useCartOffer, useFittingOffer } from './use-cart-offer.ts'

const offers = [offerOf('ten'), offerOf('twenty', { value: 20 }), offerOf('later', { min_order_amount: 500 })]
const notices: Notice[] = []
onNotice((notice) => notices.push(notice))

const serveOffers = (status = 200, data = offers) => {
  const response = { code: '200', data, meta: { page: 1, limit: 100, total: data.length } }
  return stubCalls(() => Response.json(response, { status })).asked
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
    const asked = serveOffers()
    const { result } = renderQuerying(useCartOffer)
    expect(result.current).toMatchObject({ isReady: false, offers: [], offerIds: [], unfit: null })
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current).toMatchObject({ offer: { id: 'twenty' }, offerIds: ['twenty', 'ten'], unfit: null })
    expect(result.current.offers).toHaveLength(3)
    expect(asked).toEqual(['GET /offers/vending-machine/VM-1/all?pageOff=true'])
  })

  test('is still the selected one if the list can’t be loaded, and ordering does not wait for it', async () => {
    write('hasProduct', 'ten')
    serveOffers(500)
    const { result } = renderQuerying(useCartOffer)
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current).toMatchObject({ offer: undefined, offerIds: ['ten'], unfit: null })
  })

  test.each([
    ['no machine is chosen', () => clearExcept([]), false],
    ['the installation has no offers', () => vi.spyOn(config.features, 'offers', 'get').mockReturnValue(false), true],
  ])('is not requested, and the stored one is not used, if %s', async (_, arrange, isReady) => {
    write('hasProduct', 'ten')
    arrange()
    const asked = serveOffers()
    const { result } = renderQuerying(useCartOffer)
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, result.current.offerIds, result.current.isReady]).toEqual([[], [], isReady])
  })

  test.each([
    ['later', { title: 'Offer later' }],
    ['gone', { title: undefined }],
    ['ten', null],
  ])('that the customer chose ("%s") is reported if it does not fit', async (id, unfit) => {
    selectOffer(id)
    serveOffers()
    const { result } = renderQuerying(useCartOffer)
    expect(result.current.unfit).toBeNull()
    await waitFor(() => expect(result.current.isReady).toBe(true))
    expect(result.current.unfit).toEqual(unfit)
  })
})

describe('on a screen that prepares the order, a choice', () => {
  test('that the customer did not make is not reported if no offer fits', async () => {
    serveOffers(200, offers.slice(2))
    const { result } = renderQuerying(useFittingOffer)
    await waitFor(() => expect(result.current.offers).toHaveLength(1))
    expect([result.current.offer, notices]).toEqual([undefined, []])
  })

  test('that does not fit is dropped with a notice, and the best offer is used instead', async () => {
    selectOffer('later')
    serveOffers()
    const { result } = renderQuerying(useFittingOffer)
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
    serveOffers()
    const { result } = renderQuerying(useFittingOffer)
    await waitFor(() => expect(result.current.offers).toHaveLength(3))
    expect([notices, read('hasProduct')]).toEqual([[], id])
  })
})
