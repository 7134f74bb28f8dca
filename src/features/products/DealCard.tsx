import type { ComponentProps } from 'react'
import { useDeal } from '#domain/cart/use-cart-offer.ts'
import { config } from '#shared/config.ts'
import { ProductCard } from './ProductCard.tsx'

type Props = Omit<ComponentProps<typeof ProductCard>, 'deal'>

/** A card with the price that a tap charges. Only cards with offers follow the cart. */
export const DealCard = (props: Props) =>
  config.features.offers && props.item.product.offers.length > 0 ? <Reduced {...props} /> : <ProductCard {...props} />

const Reduced = (props: Props) => <ProductCard {...props} deal={useDeal(props.item.product)} />
