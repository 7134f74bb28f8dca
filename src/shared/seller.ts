/** The company that sells (docs/law.md). */
import { config } from './config.ts'
import { texts } from './texts/catalog.ts'

/** Its name, or the app's. */
export const sellerName = () => config.seller.name || config.name

/** Its name and address in one line. */
export const sellerLine = () => [sellerName(), config.seller.address].filter(Boolean).join(', ')

const registrations = ['vatId', 'gstin', 'fssai'] as const

/** The numbers under which the authorities know the company, such as its GSTIN. */
export const sellerRegistrations = () =>
  registrations.filter((name) => config.seller[name]).map((name) => texts.seller[name]({ number: config.seller[name] }))
