/** The taxes of a quote or an order, as rows of its bill. Pure. */
import type { components } from '#generated/types.ts'
import { quoted } from '#shared/api/server-language.ts'
import { config } from '#shared/config.ts'
import { formatPercent, priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

type Taxed = Pick<components['schemas']['Order'], 'taxes' | 'currency'>

export const taxRows = ({ taxes = [], currency }: Taxed): [label: string, amount: string][] =>
  taxes.map(({ name, rate, amount, included }) => {
    const tax = `${quoted(name)} ${formatPercent(rate)}`
    return [included ? texts.orders.taxIncluded({ tax }) : tax, priceOf(amount, currency)]
  })

/** Whether to say that the amount includes all taxes. */
export const isInclusive = ({ taxes = [] }: Pick<Taxed, 'taxes'>): boolean =>
  config.law.taxesIncluded && taxes.every(({ included }) => included)
