import { useEffect, useRef } from 'react'
import { useCartLinesAfterPaint } from '#domain/cart/cart-store.ts'
import { countOf } from '#domain/cart/lines.ts'
import { cartPlaces } from '#shared/ui/places.ts'

/** Milliseconds. */
const duration = 300

/** Animates a copy of the picture that flies to the cart and shrinks into it. */
function fly(picture: HTMLImageElement, cart: Element) {
  const from = picture.getBoundingClientRect()
  const to = cart.getBoundingClientRect()
  const copy = picture.cloneNode() as HTMLImageElement
  copy.loading = 'eager'
  copy.ariaHidden = 'true'
  // Properties, because the content security policy blocks style attributes.
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '400',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    objectFit: 'contain',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const x = to.left + Math.min(40, to.width / 2) - from.left - from.width / 2
  const y = to.top + Math.min(40, to.height / 2) - from.top - from.height / 2
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.3 },
    ],
    { duration, easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
  )
  flight.finished.catch(() => undefined).finally(() => copy.remove())
}

const isRendered = (element: Element) => element.getClientRects().length > 0

/** Lets an added product fly from where it was tapped to the cart, wherever that is on the screen. */
export function useFlyToCart(isWanted: boolean) {
  const count = countOf(useCartLinesAfterPaint())
  const before = useRef(count)
  const tapped = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const rememberPicture = ({ target }: Event) => {
      tapped.current = (target as Element).closest('li, td, [role="dialog"]')?.querySelector('img') ?? null
    }
    // In the capture phase, before the tap adds anything.
    document.addEventListener('click', rememberPicture, true)
    return () => document.removeEventListener('click', rememberPicture, true)
  }, [isWanted])
  useEffect(() => {
    const picture = tapped.current
    const isMore = count > before.current
    before.current = count
    if (!isWanted || !isMore || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const cart = cartPlaces.all().find(isRendered)
    // The picture is gone if its dialog has closed.
    if (cart && picture.isConnected) fly(picture, cart)
  }, [count, isWanted])
}
