/** The company that sells (docs/law.md). */
import { config } from './config.ts'

/** Its name, or the app's. */
export const sellerName = () => config.seller.name || config.name

/** Its name and address in one line. */
export const sellerLine = () => [sellerName(), config.seller.address].filter(Boolean).join(', ')
