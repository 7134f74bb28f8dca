import { useEffect, useRef, useState } from 'react'
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import { vibrate } from '#shared/vibrate.ts'
import { hasNewToTake, itemNews } from './item-news.ts'

/** Two short pulses and a long one, unlike a notification's. */
const takeOutPattern = [80, 80, 80, 80, 240]

/** Announces changes of items, and vibrates for what has come out. The title announces the start of dispensing. */
export function useItemNews(order: Order, isMoving: boolean) {
  const before = useRef({ items: order.items, isMoving })
  const [news, setNews] = useState('')
  useEffect(() => {
    const { items, isMoving: wasMoving } = before.current
    before.current = { items: order.items, isMoving }
    if (wasMoving && hasNewToTake(items, order.items)) vibrate(takeOutPattern)
    const spoken = wasMoving ? itemNews(items, order.items, isCoffee(order)) : ''
    if (spoken) setNews(spoken)
  }, [order, isMoving])
  return news
}
