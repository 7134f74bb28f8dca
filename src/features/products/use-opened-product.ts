/** The opened product is part of the URL: the back button closes it, a reload keeps it. */
import { useCallback } from 'react'
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom'
import { itemAt, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'

const name = 'slot'
/** History state that marks a product opened from within the app. */
const openedState = { opened: true }

export function useOpenedProduct(shelf: Shelf | undefined) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const slot = shelf?.slots.find(({ id }) => id === query.get(name))
  // Stable while the path is the same, unlike `setQuery`.
  const open = useCallback(
    ({ slot: { id } }: Pick<ShelfItem, 'slot'>) =>
      navigate(`?${createSearchParams({ [name]: id })}`, { state: openedState, preventScrollReset: true }),
    [navigate],
  )
  return {
    opened: slot && shelf && itemAt(slot, shelf.items),
    open,
    close: () => {
      // The close event fires late; the back button may have closed the product already.
      if (!new URLSearchParams(window.location.search).has(name)) return
      if (window.history.state?.usr?.opened) navigate(-1)
      else setQuery({}, { replace: true })
    },
  }
}
