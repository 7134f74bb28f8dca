import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cartLines } from '#domain/cart/cart-store.ts'
import { loadTypeface } from '#shared/typeface.ts'

/** Milliseconds after a screen shows. What it needs, and the first tap, come first. */
const delay = 1_000

/** Milliseconds, for the first screen with something in the cart: until then, the cart's screen is rendered ahead. */
const delayAtCart = 4_000

/**
 * Shows the brand's typeface on a first visit: later ones have it from the start (early/appearance.ts). The page is laid
 * out anew, so it is not done before the typeface is there, nor while a customer is likely to tap.
 */
export function useTypeface() {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  useEffect(() => {
    const { dataset } = document.documentElement
    if ('typeface' in dataset) return
    let isHere = true
    const show = async () => {
      await loadTypeface()
      if (isHere) dataset.typeface = ''
    }
    const loading = setTimeout(() => void loadTypeface(), delay)
    const timer = setTimeout(() => void show(), pathname === first && cartLines().length > 0 ? delayAtCart : delay)
    return () => {
      isHere = false
      clearTimeout(loading)
      clearTimeout(timer)
    }
  }, [pathname, first])
}
