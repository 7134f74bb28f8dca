import type { Product } from '#domain/machine/slots.ts'
import { unitPriceOf } from '#domain/machine/unit-price.ts'
import { config } from '#shared/config.ts'
import { formatMoney, type Minor, toMinor } from '#shared/money/money.ts'
import { texts } from '#shared/texts/catalog.ts'

/** What stands beside a price by law: the unit price, the age and the deposit. `price`: as shown. */
export function priceFacts({ deposit, min_age, net_quantity }: Product, price: Minor): string[] {
  const { unitPrice: per } = config.law
  const unitPrice = net_quantity && per !== 'off' && unitPriceOf(price, net_quantity, per)
  return [
    ...(unitPrice ? [texts.products.unitPrice({ price: formatMoney(unitPrice.amount), unit: unitPrice.unit })] : []),
    ...(min_age ? [texts.products.fromAge({ age: min_age })] : []),
    ...(deposit ? [texts.products.deposit({ amount: formatMoney(toMinor(deposit)) })] : []),
  ]
}
