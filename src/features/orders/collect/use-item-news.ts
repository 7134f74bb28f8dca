import { useEffect, useRef, useState } from 'react'
import { isCoffee, type Order } from '#domain/order/order-state.ts'
import { vibrate } from '#shared/vibrate.ts'
import { hasNewToTake, itemNews } from './item-news.ts'

/** Two short pulses and a long one, unlike a notification's. */
const takeOutPattern = [80, 80, 80, 80, 240]

/**
 * Announces changes of items, and vibrates for what has come out. The title announces the start of dispensing. `count`
 * tells the same words apart: of three same products, each is announced.
 */
export function useItemNews(order: Order, isMoving: boolean): { text: string; count: number } {
  const { items } = order
  const [said, say] = useState({ items, isMoving, text: '', count: 0 })
  if (said.items !== items || said.isMoving !== isMoving) {
    const text = said.isMoving ? itemNews(said.items, items, isCoffee(order)) : ''
    say({ items, isMoving, ...(text ? { text, count: said.count + 1 } : { text: said.text, count: said.count }) })
  }
  const before = useRef({ items, isMoving })
  useEffect(() => {
    const { items: old, isMoving: wasMoving } = before.current
    before.current = { items, isMoving }
    if (wasMoving && hasNewToTake(old, items)) vibrate(takeOutPattern)
  }, [items, isMoving])
  return said
}
