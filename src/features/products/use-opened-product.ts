/** The opened product is part of the URL: the back button closes it, a reload keeps it. */
import { useCallback, useEffect, useRef } from 'react'
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom'
import { itemAt, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'
import { openedProduct } from '#shared/paths.ts'

/** History state that marks a product opened from within the app. */
const openedState = { opened: true }

const isIn = (query: URLSearchParams) => Object.values(openedProduct).some((name) => query.has(name))

export function useOpenedProduct(shelf: Shelf | undefined) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const isOpened = isIn(query)
  // The URL changes a moment after the tap that closes it: a second one would go back once more.
  const isClosing = useRef(false)
  useEffect(() => {
    if (!isOpened) isClosing.current = false
  }, [isOpened])
  const slot =
    shelf?.slots.find(({ id }) => id === query.get(openedProduct.slot)) ??
    shelf?.items.find(({ product }) => product.id === query.get(openedProduct.product))?.slot
  // Stable while the path is the same, unlike `setQuery`.
  const open = useCallback(
    ({ slot: { id } }: Pick<ShelfItem, 'slot'>) =>
      navigate(`?${createSearchParams({ [openedProduct.slot]: id })}`, {
        state: openedState,
        preventScrollReset: true,
      }),
    [navigate],
  )
  return {
    opened: slot && shelf && itemAt(slot, shelf.items),
    open,
    close: () => {
      // The close event fires late; the back button may have closed the product already.
      if (!isIn(new URLSearchParams(window.location.search)) || isClosing.current) return
      if (window.history.state?.usr?.opened) {
        isClosing.current = true
        navigate(-1)
      } else setQuery({}, { replace: true })
    },
  }
}
