import { UnstyledButton } from '@mantine/core'
import { useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { addOrAsk } from '#domain/cart/add-or-ask.ts'
import { addToCart, cartLines, useHasCart } from '#domain/cart/cart-store.ts'
import { customizable } from '#domain/cart/customization.ts'
import { AskCustomizationContext } from '#domain/cart/customization-question.ts'
import { usualKey } from '#domain/machine/remember-bought.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { currentSession } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { paths } from '#shared/paths.ts'
import { readOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AddControl.module.css'
import { AddControl } from './AddControl.tsx'

/** One tap leads to the checkout with this product. If the cart is not empty, the product is only added to it. */
export default function BuyAgain({ item }: { item: ShelfItem }) {
  const { product, slot } = item
  const navigate = useNavigate()
  const ask = useContext(AskCustomizationContext)
  const hasCart = useHasCart()
  if (hasCart || !config.features.buyAgain) return <AddControl item={item} isSmall />
  const buy = () => {
    // A second tap can come before React renders the first one's.
    if (cartLines().length > 0) return
    const ingredient = customizable(product)
    const counts = readOwned('usualCounts', currentSession().userId)?.counts ?? {}
    // A count of 0 names no ingredient, so it applies to any.
    const usual = counts[usualKey(product.id, ingredient?.ingredient_id)] ?? (counts[product.id] === 0 ? 0 : undefined)
    if (ingredient && usual === undefined) return addOrAsk(product, slot.motorId, ask)
    addToCart(product, slot.motorId, ingredient ? Math.min(usual ?? 0, ingredient.max_count) : 0)
    navigate(paths.payment)
  }
  return (
    <UnstyledButton
      className={styles.add}
      data-buys
      aria-label={texts.orders.buyNamed({ name: product.name })}
      onClick={buy}
    >
      {texts.orders.buy}
    </UnstyledButton>
  )
}
