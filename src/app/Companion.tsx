import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { isIntended, thisBrowser } from '#features/hints/browser.ts'
import { routes } from '#shared/paths.ts'
import { AfterFirstScreen } from './AfterFirstScreen.tsx'
import { later } from './later.ts'

// Nothing to be missed: where one can't be had, the app goes without. Each in a chunk of its own, for hardly anybody sees one.
const BrowserBanner = later('BrowserBanner', () =>
  import('#features/hints/BrowserBanner.tsx').catch(() => ({ BrowserBanner: () => null })),
)
const ProductsHint = later('ProductsHint', () =>
  import('#features/hints/ProductsHint.tsx').catch(() => ({ ProductsHint: () => null })),
)

const UpdatePrompt = later('UpdatePrompt', () =>
  import('./update/UpdatePrompt.tsx').catch(() => ({ UpdatePrompt: () => null })),
)
const PushNews = later('PushNews', () =>
  import('#features/notifications/PushNews.tsx').catch(() => ({ PushNews: () => null })),
)
const PageViews = later('PageViews', () => import('./PageViews.tsx').catch(() => ({ PageViews: () => null })))

/** What goes along with the screens and is none of them: browser banner, the products' coach marks, the offer of a new version, news by push. */
export function Companion() {
  const { pathname } = useLocation()
  const isAtProducts = pathname === routes.products
  const needsBanner = !isAtProducts && !isIntended(thisBrowser())
  return (
    <>
      {(isAtProducts || needsBanner) && <Suspense>{isAtProducts ? <ProductsHint /> : <BrowserBanner />}</Suspense>}
      {import.meta.env.VITE_ANALYTICS_URL && (
        <Suspense>
          <PageViews />
        </Suspense>
      )}
      {import.meta.env.PROD && (
        <AfterFirstScreen>
          <UpdatePrompt />
          <PushNews />
        </AfterFirstScreen>
      )}
    </>
  )
}
