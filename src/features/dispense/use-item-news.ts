import { useEffect, useRef, useState } from 'react'
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import { hasNewToTake, itemNews } from './item-news.ts'
import { vibrate } from './use-attention.ts'

/** Announces changes of items, and vibrates for what has come out. The title announces the start of dispensing. */
export function useItemNews(order: Order, isMoving: boolean) {
  const before = useRef({ items: order.items, isMoving })
  const [news, setNews] = useState('')
  useEffect(() => {
    const { items, isMoving: wasMoving } = before.current
    before.current = { items: order.items, isMoving }
    if (wasMoving && hasNewToTake(items, order.items)) vibrate()
    const spoken = wasMoving ? itemNews(items, order.items, isCoffee(order)) : ''
    if (spoken) setNews(spoken)
  }, [order, isMoving])
  return news
}
