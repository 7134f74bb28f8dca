/** The offer to be told by push that a product is back. In shared, because features don't import each other. */
import { type ComponentType, createContext } from 'react'

export const StockPushOfferContext = createContext<ComponentType>(() => null)
