import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { addPlaces } from '#shared/ui/places.ts'
import { AddButton } from './AddButton.tsx'
import styles from './AddControl.module.css'
import { useAdding } from './use-adding.ts'

interface Props {
  item: ShelfItem
  /** Shows one button with the count where a stepper doesn't fit. */
  isSmall?: boolean
}

/** An Add button, which becomes a stepper. */
export function AddControl({ item, isSmall = false }: Props) {
  const { name } = item.product
  const { count, isAll, more, less } = useAdding(item)
  const decrease = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the last item. Keyboard users continue on the Add button.
    if (count === 1) currentTarget.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
    less()
  }
  if (count === 0) return <AddButton ref={addPlaces} name={name} onAdd={more} />
  if (!isSmall)
    return (
      <>
        <AddButton ref={addPlaces} name={name} count={count} isAll={isAll} onAdd={more} onLess={decrease} />
        <ToCart />
      </>
    )
  const inCart = texts.cart.inCart({ count, name })
  return (
    <>
      <AddButton
        ref={addPlaces}
        name={name}
        label={`${inCart}, ${texts.cart.more({ name })}`}
        isFilled
        isAll={isAll}
        onAdd={more}
        text={count}
      >
        <span role="status" aria-label={inCart} />
      </AddButton>
      <ToCart />
    </>
  )
}

/** The next stop of the keyboard after adding: the cart's bar comes after all products. */
const ToCart = () => (
  <Link to={paths.payment} className={styles.toCart}>
    {texts.cart.toCart}
  </Link>
)
