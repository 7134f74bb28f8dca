/** Offers push notifications after a restock alert. In domain, because features don't import each other. */
import { type ComponentType, createContext } from 'react'

export const StockPushOfferContext = createContext<ComponentType>(() => null)
