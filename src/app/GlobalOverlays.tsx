import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentBrowser, isSupported } from '#features/hints/browser.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { routes } from '#shared/paths.ts'
import { lazyOptional } from './lazy-screen.ts'

// Each is a separate chunk, because most customers see none of them.
const BrowserBanner = lazyOptional('BrowserBanner', () => import('#features/hints/BrowserBanner.tsx'))
const ProductsHint = lazyOptional('ProductsHint', () => import('#features/hints/ProductsHint.tsx'))
const UpdatePrompt = lazyOptional('UpdatePrompt', () => import('./update/UpdatePrompt.tsx'))
const PushNews = lazyOptional('PushNews', () => import('#features/notifications/PushNews.tsx'))
const KeepFocus = lazyOptional('KeepFocus', () => import('./KeepFocus.ts'))
const SignedOutElsewhere = lazyOptional('SignedOutElsewhere', () => import('./SignedOutElsewhere.tsx'))
const FlyToCart = lazyOptional('FlyToCart', () => import('./FlyToCart.tsx'))
const RememberBought = lazyOptional('RememberBought', () => import('./RememberBought.tsx'))
const KeepFavorites = lazyOptional('KeepFavorites', () => import('./KeepFavorites.tsx'))
const OpenNearest = lazyOptional('OpenNearest', () => import('./OpenNearest.tsx'))
const KeepOrders = lazyOptional('KeepOrders', () => import('./KeepOrders.tsx'))
const OrderBadge = lazyOptional('OrderBadge', () => import('./OrderBadge.tsx'))
const PageViews = lazyOptional('PageViews', () => import('./PageViews.tsx'))

// The page's first script may have applied a stored text size before it knew the settings.
if (!config.features.textSize) dispatchEvent(new Event('appearance'))

const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
// A browser installs only a page with a manifest.
if (!config.features.install) manifest?.remove()
else if (manifest) manifest.href = inApp(`/manifest.${language()}.webmanifest`)

/** What every screen can do without at first: banner, coach marks and prompts over it, and parts that show nothing. */
export function GlobalOverlays() {
  const { pathname } = useLocation()
  const isAtProducts = pathname === routes.products
  const needsBanner = !isAtProducts && !isSupported(currentBrowser())
  useEffect(() => {
    // Loads the brand's typeface (scripts/theme-style-sheet.ts).
    document.documentElement.dataset.typeface = ''
  }, [])
  return (
    <>
      {(isAtProducts || needsBanner) && <Suspense>{isAtProducts ? <ProductsHint /> : <BrowserBanner />}</Suspense>}
      <DeferredMount>
        <KeepFocus />
        <SignedOutElsewhere />
      </DeferredMount>
      {isAtProducts && (
        <DeferredMount>
          <FlyToCart />
          {config.features.buyAgain && <RememberBought />}
          {config.features.favorites && <KeepFavorites />}
        </DeferredMount>
      )}
      {config.features.install && config.features.nearby && matchMedia('(display-mode: standalone)').matches && (
        <Suspense>
          <OpenNearest />
        </Suspense>
      )}
      {config.analytics.url && (
        <Suspense>
          <PageViews />
        </Suspense>
      )}
      {config.features.offlineOrders && (
        <DeferredMount>
          <KeepOrders />
        </DeferredMount>
      )}
      {import.meta.env.PROD && (
        <DeferredMount>
          {config.features.install && <OrderBadge />}
          <UpdatePrompt />
          <PushNews />
        </DeferredMount>
      )}
    </>
  )
}

/** Milliseconds. Products and their pictures come first. */
const mountDelay = 2000

function DeferredMount({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), mountDelay)
    return () => clearTimeout(timer)
  }, [])
  return isDue && <Suspense>{children}</Suspense>
}
