/**
 * The drawing's Add buttons. They write the cart's own record, which the app then reads like any other, so no tap has to be
 * repeated once the app has loaded.
 */
import { customizable } from '#domain/cart/customization.ts'
import { add, type CartLine, countOf, decrease, hasRoom, lineKey } from '#domain/cart/lines.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { AddButton } from '#features/products/AddButton.tsx'
import { config } from '#shared/config.ts'
import { encrypt } from '#shared/storage/cipher.ts'
import { record } from '#shared/storage/record.ts'

/** Null if the record can't be read. */
function cart(): CartLine[] | null {
  try {
    return JSON.parse(record('cartList') ?? '[]')
  } catch {
    return null
  }
}

/** The machine's own record comes first: a cart is always some machine's. */
function store(machineId: string, lines: readonly CartLine[]) {
  localStorage.setItem('machineId', encrypt(machineId))
  localStorage.setItem('cartList', encrypt(JSON.stringify(lines)))
}

/** Returns whether the records were stored. If there is no room, they replace the preview, as in the app. */
function keep(machineId: string, lines: readonly CartLine[]): boolean {
  try {
    try {
      store(machineId, lines)
    } catch {
      localStorage.removeItem('lastProducts')
      store(machineId, lines)
    }
    // The app may have loaded, and be about to replace the drawing.
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartList' }))
    return true
  } catch {
    return false
  }
}

/** Whether the cart is this machine's, or will be. */
const isOwn = (machineId: string) => [null, machineId].includes(record('machineId'))

/** Whether the buttons may be drawn: the cart is empty, and the browser stores it where the app looks first. */
function canAdd(machineId: string): boolean {
  return cart()?.length === 0 && isOwn(machineId) && sessionStorage.getItem('cartList') === null
}

const limit = () => Number(record('maxOrderQuantity') ?? config.maxOrderQuantity)

const Control = ({ item: { product, units }, count }: { item: ShelfItem; count: number }) => (
  <AddButton name={product.name} count={count || undefined} isAll={count > 0 && count >= units} />
)

/** Changes the cart at a tap in the drawing, and shows the count. */
function follow(root: HTMLElement, machineId: string, items: readonly ShelfItem[]) {
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-early] :is([data-add], [data-less])')
    const place = button?.closest('[data-control]')?.parentElement
    const key = button?.closest<HTMLElement>('[data-card]')?.dataset.card
    const item = items.find(({ product }) => cardKey(product) === key)
    const lines = cart()
    // Another tab may have chosen another machine meanwhile.
    if (!button || !place || !item || !lines || !isOwn(machineId)) return
    const { product, slot, units } = item
    const line = lineKey({ id: product.id, product, selectedSugar: 0 })
    const countIn = (some: readonly CartLine[]) => countOf(some.filter((each) => lineKey(each) === line))
    const isMore = button.dataset.add !== undefined
    if (isMore && !(countIn(lines) < units && hasRoom(lines, limit()))) return
    const next = isMore ? add(lines, product, slot.motorId, 0) : decrease(lines, line)
    if (!keep(machineId, next)) return
    if (isMore && globalThis.early) globalThis.early.added += 1
    button.closest('[data-card]')?.toggleAttribute('data-counted', countIn(next) > 0)
    place.innerHTML = String(<Control item={item} count={countIn(next)} />)
    place.querySelector<HTMLElement>('[data-add]')?.focus({ preventScroll: true })
  })
}

/** The buttons of drawn items that are bought without a question, if a tap can be answered now. */
export function earlyControls(root: HTMLElement, machineId: string, items: readonly ShelfItem[]) {
  if (!canAdd(machineId)) return undefined
  follow(root, machineId, items)
  return (item: ShelfItem) => !customizable(item.product) && <Control item={item} count={0} />
}
