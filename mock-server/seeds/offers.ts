import type { Place } from './place.ts'
import type { Schema } from './records.ts'
import { day, instant } from './units.ts'

export function seedOffers(now: number, { price, show }: Place): Schema<'Offer'>[] {
  const written = (rupees: number) => show(price(rupees))
  const kind = (offer_type: Schema<'OfferType'>, value: number, alias: string) => {
    return { offer_type, value, offer_type_alias: alias, min_order_amount: 0 }
  }
  const percent = (value: number) => kind('percentage', value, `${value}% off`)
  const flat = (rupees: number) => kind('flat', price(rupees), `${written(rupees)} off`)
  return [
    {
      ...percent(10),
      id: 'off-crisp-10',
      title: '10% off chips',
      description: 'On every bag of Kettle Cove',
      min_order_amount: price(130),
      max_discount_amount: price(30),
      product_ids: ['prd-sea-salt-chips', 'prd-masala-chips', 'prd-cream-onion-chips', 'prd-chili-lime-chips'],
      valid_till: instant(now + 30 * day),
    },
    {
      ...flat(20),
      id: 'off-20',
      title: `${written(20)} off`,
      description: 'Good for a shared break',
      min_order_amount: price(150),
      valid_till: instant(now + 60 * day),
    },
    {
      ...flat(5),
      id: 'off-cola-5',
      title: `${written(5)} off cola`,
      description: 'On Fizzwell colas',
      product_ids: ['prd-cola', 'prd-cola-zero'],
    },
    {
      ...percent(15),
      id: 'off-cup-15',
      title: '15% off cappuccino and latte',
      description: 'Every day, all day',
      product_ids: ['rcp-cappuccino', 'rcp-latte'],
    },
    {
      ...percent(25),
      id: 'off-sweet-25',
      title: '25% off chocolate',
      description: 'On Okapi bars',
      min_order_amount: price(150),
      max_discount_amount: price(40),
      product_ids: ['prd-dark-70', 'prd-milk-hazelnut', 'prd-almond-rocks'],
    },
  ]
}
