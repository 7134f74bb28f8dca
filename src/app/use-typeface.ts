import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { cartLines } from '#domain/cart/cart-store.ts'
import { paths } from '#shared/paths.ts'
import { loadTypeface } from '#shared/typeface.ts'

/** Milliseconds after a change of the path. What its screen needs, and a first tap, come first. */
const delay = 1_000

/** Milliseconds more, at the products with something in the cart: meanwhile, the cart's screen is rendered ahead. */
const untilCart = 4_000

/**
 * Shows the brand's typeface on a first visit: later ones have it from the start (early/appearance.ts). As the page is
 * laid out anew, the typeface is loaded first.
 */
export function useTypeface() {
  const { pathname } = useLocation()
  useEffect(() => {
    const { dataset } = document.documentElement
    if ('typeface' in dataset) return
    let isHere = true
    const show = () => {
      if (isHere) dataset.typeface = ''
    }
    const load = async () => {
      await loadTypeface()
      if (pathname === paths.products && cartLines().length > 0) timer = setTimeout(show, untilCart)
      else show()
    }
    let timer = setTimeout(() => void load(), delay)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [pathname])
}
