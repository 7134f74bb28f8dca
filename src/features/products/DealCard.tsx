import type { ComponentProps } from 'react'
import { useCardQuantity } from '#domain/cart/cart-store.ts'
import { useDeal } from '#domain/cart/use-cart-offer.ts'
import { hasOffer } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { ProductCard } from './ProductCard.tsx'

type Props = Omit<ComponentProps<typeof ProductCard>, 'deal' | 'isCounted'>

/** A card with the price that a tap charges. Only cards with offers follow the cart. */
export const DealCard = (props: Props) => (hasOffer(props.item) ? <Reduced {...props} /> : <ProductCard {...props} />)

function Reduced(props: Props) {
  const { product, units } = props.item
  const count = useCardQuantity(cardKey(product))
  return <ProductCard {...props} isCounted={count > 0} deal={useDeal(product, count >= units)} />
}
