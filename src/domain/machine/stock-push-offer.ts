/** Offers push notifications after a restock alert. In shared, because features don't import each other. */
import { type ComponentType, createContext } from 'react'

export const StockPushOfferContext = createContext<ComponentType>(() => null)
