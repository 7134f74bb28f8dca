/** The opened product is part of the URL: the back button closes it, a reload keeps it. */
import { useNavigate, useSearchParams } from 'react-router-dom'
import { itemAt, type Shelf, type ShelfItem } from '#domain/machine/shelf.ts'

const name = 'slot'
/** History state that marks a product opened from within the app. */
const openedState = { opened: true }

export function useOpenedProduct(shelf: Shelf | undefined) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const slot = shelf?.slots.find(({ id }) => id === query.get(name))
  return {
    opened: slot && shelf && itemAt(slot, shelf.items),
    open: ({ slot: { id } }: Pick<ShelfItem, 'slot'>) =>
      setQuery({ [name]: id }, { state: openedState, preventScrollReset: true }),
    close: () => {
      // The close event fires late; the back button may have closed the product already.
      if (!new URLSearchParams(window.location.search).has(name)) return
      if (window.history.state?.usr?.opened) navigate(-1)
      else setQuery({}, { replace: true })
    },
  }
}
