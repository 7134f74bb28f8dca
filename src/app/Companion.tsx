import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { isIntended, thisBrowser } from '#features/hints/browser.ts'
import { routes } from '#shared/paths.ts'
import { later } from './later.ts'

// Nothing to be missed: where one can't be had, the app goes without. Each in a chunk of its own, for hardly anybody sees one.
const BrowserBanner = later('BrowserBanner', () =>
  import('#features/hints/BrowserBanner.tsx').catch(() => ({ BrowserBanner: () => null })),
)
const ProductsHint = later('ProductsHint', () =>
  import('#features/hints/ProductsHint.tsx').catch(() => ({ ProductsHint: () => null })),
)

/** What goes along with the screens and is none of them: the browser banner, but on the products their coach marks. */
export function Companion() {
  const { pathname } = useLocation()
  const isAtProducts = pathname === routes.products
  if (!isAtProducts && isIntended(thisBrowser())) return null
  return <Suspense>{isAtProducts ? <ProductsHint /> : <BrowserBanner />}</Suspense>
}
