import { useLocation } from 'react-router-dom'
import { BrowserBanner } from '#features/hints/BrowserBanner.tsx'
import { ProductsHint } from '#features/hints/ProductsHint.tsx'
import { routes } from '#shared/paths.ts'

/** What goes along with the screens and is none of them: the browser banner, but on the products their coach marks. */
export function Companion() {
  const { pathname } = useLocation()
  return pathname === routes.products ? <ProductsHint /> : <BrowserBanner />
}
