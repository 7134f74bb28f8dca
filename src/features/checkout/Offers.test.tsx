import { expect, test } from 'vitest'
import { offerOf } from '#domain/offers/offer.sample.ts'
import type { Offer } from '#domain/offers/preview.ts'
import { sampleLine } from '#domain/order/order.sample.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Offers } from './Offers.tsx'

const own = { product_ids: ['prd-chips'] }
const offers = [
  offerOf('best', { ...own, value: 20 }),
  offerOf('less', own),
  offerOf('far', { ...own, min_order_amount: 500 }),
]

const showOffers = (used: Offer | undefined) =>
  show(
    <Offers
      offers={offers}
      used={used}
      lines={[sampleLine()]}
      choice={{ kind: 'best', refused: {} }}
      currency={undefined}
      saved={toMinor(20)}
    />,
  )

/** What shows before and after the others are opened. */
const parts = () => {
  const panel = document.querySelector('[role="region"]')?.textContent ?? ''
  return { panel, before: document.body.textContent.replace(panel, '') }
}

test('beside the offer in use, why not the others is said where they are opened', () => {
  showOffers(offers[0])
  expect(parts().before).toContain('You save ₹20')
  expect(parts().panel).toContain('One offer per order')
  expect(parts().before).not.toContain('One offer per order')
})

test('without an offer in use, what is missing for one stands in view', () => {
  showOffers(undefined)
  expect(parts().before).toContain('Spend ₹430 more')
})

test('each other offer says what it would save, or what is missing for it', () => {
  showOffers(offers[0])
  // 10% of two for ₹35.
  expect(parts().panel).toMatch(/Offer less.*Saves ₹7.*Offer far/)
  expect(parts().panel.match(/Saves/g)).toHaveLength(1)
})
