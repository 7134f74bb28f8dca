import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccountAvoided } from '#domain/machine/use-account-avoided.ts'
import { useAccountFavorites } from '#domain/machine/use-account-favorites.ts'
import { useBoughtElsewhere } from '#domain/order/use-bought-elsewhere.ts'
import { useKeptOrders } from '#domain/order/use-kept-orders.ts'
import { usePushNews } from '#features/notifications/use-push-news.ts'
import { useFlyToCart } from '#features/products/fly-to-cart.ts'
import { config } from '#shared/config.ts'
import { routes } from '#shared/paths.ts'
import { keepFocus } from '#shared/ui/keep-focus.ts'
import { ConsentPrompt } from './ConsentPrompt.tsx'
import { SignedOutElsewhere } from './SignedOutElsewhere.tsx'
import { UpdatePrompt } from './update/UpdatePrompt.tsx'
import { useOrderBadge } from './use-order-badge.ts'

const { avoiding, buyAgain, favorites, offlineOrders, install } = config.features
const isBuilt = import.meta.env.PROD

/** On the first visit, there is no service worker yet that has the screen which shows the stored orders. */
const loadOfflineOrders = () => void import('./OfflineOrders.tsx').catch(() => undefined)

/** What runs behind every screen and may speak up. Loaded after the texts, when the first screen has settled. */
export function Background() {
  const { pathname } = useLocation()
  const isAtProducts = pathname === routes.products
  useEffect(keepFocus, [])
  useFlyToCart(isAtProducts)
  useBoughtElsewhere(isAtProducts && buyAgain)
  useAccountAvoided(avoiding && (isAtProducts || pathname === routes.account))
  useAccountFavorites(isAtProducts && favorites)
  useKeptOrders(offlineOrders, loadOfflineOrders)
  useOrderBadge(isBuilt && install)
  usePushNews(isBuilt)
  return (
    <>
      <SignedOutElsewhere />
      <ConsentPrompt />
      {isBuilt && <UpdatePrompt />}
    </>
  )
}
