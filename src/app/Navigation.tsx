/** Applies the redirects, clears the cart id and looks up the active order. */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { useHasCart } from '#domain/cart/cart-store.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useActiveOrder } from '#domain/order/active-order.ts'
import { useSession } from '#domain/session/session.ts'
import { paths, routes } from '#shared/paths.ts'
import { remove } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { keepsCartId, redirect, withoutExtraSlashes } from './redirects.ts'

export function Navigation({ children }: { children: ReactNode }) {
  const { pathname, search, hash, key } = useLocation()
  const path = withoutExtraSlashes(pathname)
  const session = useSession().kind
  const hasMachine = useChosenMachine() !== null
  const hasCart = useHasCart()
  const hasCartId = useStored('cartId') !== null
  const activeOrder = useActiveOrder()
  const [entryKey] = useState(key)
  const isNew = useNavigationType() === 'PUSH'
  const isClearing = hasCartId && !keepsCartId(path)

  // A new screen starts at the top; back and forward keep their scroll position.
  const show = useEffectEvent(() => {
    if (isNew) window.scrollTo(0, 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path scrolls, not a query that opens a sheet
  useLayoutEffect(() => show(), [path])

  useEffect(() => {
    if (isClearing) remove('cartId')
  }, [isClearing])

  const query = new URLSearchParams(search)
  const target = redirect({
    path,
    session,
    hasMachine,
    hasCart,
    hasCartId: hasCartId && !isClearing,
    activeOrder,
    isEntry: key === entryKey,
    isConfirmingMachine: query.has('order_id'),
    hasNext: query.has('next'),
  })
  if (session === 'expired' && path !== routes.login) return <Navigate to={paths.login(path + search + hash)} replace />
  const to = path === pathname ? target : path + search + hash
  return to ? <Navigate to={to} replace /> : children
}
