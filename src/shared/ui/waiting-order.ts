/** While a paid order waits, shopping opens that order. Links to shopping say so, instead of promising what doesn't work. */
import { createContext, use } from 'react'
import { paths } from '#shared/paths.ts'

interface WaitingOrder {
  label: string
  path: string
}

export const WaitingOrderContext = createContext<WaitingOrder | null>(null)

const shopping: readonly string[] = [paths.products, paths.cart, paths.searchMachine, paths.scanMachine]

/** What a link to this path has to say and to open; null if the path works. */
export function useWaitingOrder(to: string): WaitingOrder | null {
  const order = use(WaitingOrderContext)
  return shopping.includes(to) ? order : null
}
