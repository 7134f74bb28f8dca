import type { Place } from './place.ts'
import type { Schema } from './records.ts'
import { day, instant } from './units.ts'

export function seedOffers(now: number, { price, show }: Place): Schema<'Offer'>[] {
  const written = (rupees: number) => show(price(rupees))
  return [
    {
      id: 'off-crisp-10',
      title: '10% off crisps',
      description: 'On every bag of Kettle Cove in this machine.',
      offer_type: 'percentage',
      offer_type_alias: '10% off',
      value: 10,
      min_order_amount: price(130),
      max_discount_amount: price(30),
      product_ids: ['prd-sea-salt-chips', 'prd-masala-chips', 'prd-cream-onion-chips', 'prd-chili-lime-chips'],
      valid_till: instant(now + 30 * day),
    },
    {
      id: 'off-20',
      title: `${written(20)} off`,
      description: `On orders from ${written(150)}.`,
      offer_type: 'flat',
      offer_type_alias: `${written(20)} off`,
      value: price(20),
      min_order_amount: price(150),
      valid_till: instant(now + 60 * day),
    },
    {
      id: 'off-cola-5',
      title: `${written(5)} off cola`,
      description: 'On Fizzwell colas.',
      offer_type: 'flat',
      offer_type_alias: `${written(5)} off`,
      value: price(5),
      min_order_amount: 0,
      product_ids: ['prd-cola', 'prd-cola-zero'],
    },
    {
      id: 'off-cup-15',
      title: '15% off cappuccino and latte',
      description: 'Every day, all day.',
      offer_type: 'percentage',
      offer_type_alias: '15% off',
      value: 15,
      min_order_amount: 0,
      product_ids: ['rcp-cappuccino', 'rcp-latte'],
    },
    {
      id: 'off-sweet-25',
      title: '25% off chocolate',
      description: `On Okapi bars, up to ${written(40)}.`,
      offer_type: 'percentage',
      offer_type_alias: '25% off',
      value: 25,
      min_order_amount: price(150),
      max_discount_amount: price(40),
      product_ids: ['prd-dark-70', 'prd-milk-hazelnut', 'prd-almond-rocks'],
    },
  ]
}
