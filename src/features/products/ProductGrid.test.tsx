import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { addToCart, emptyCart } from '#domain/cart/cart-store.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import type { Slot } from '#domain/machine/slots.ts'
import { onNotice } from '#domain/notices.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AddButton } from './AddButton.tsx'
import { ProductGrid } from './ProductGrid.tsx'

// formatMoney is called once per render of a card, AddButton once per render of its control.
vi.mock('#shared/money/money.ts', { spy: true })
vi.mock('./AddButton.tsx', { spy: true })

const item = (name: string, quantity = 4): ShelfItem => ({
  product: {
    id: name,
    name,
    mrp: 35,
    category: { id: 'c', name: 'C' },
    offers: [],
    recipe_ingredients: [],
    motor_id: 'm',
    image_url: '/x.svg',
  },
  price: toMinor(35),
  slot: { motorId: 'm' } as Slot,
  state: 'available',
  units: quantity,
  stockLabel: 'In stock',
})
const items = [item('cola'), item('chips'), item('rare', 1)]
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  emptyCart()
})

test('a tap re-renders only its own control, no card', () => {
  show(<ProductGrid items={items} canBuy onOpen={() => {}} />)
  fireEvent.click(button('Add cola'))
  fireEvent.click(button('Add chips'))
  const counts = () => [vi.mocked(formatMoney), vi.mocked(AddButton)].map(({ mock }) => mock.calls.length)
  const [cards = 0, controls = 0] = counts()
  expect(cards).toBe(items.length)
  fireEvent.click(button('One more cola'))
  expect(counts()).toEqual([cards, controls + 1])
  expect(screen.getByLabelText('2 × cola in the cart')).toBeTruthy()
})

test.each([
  ['Add cola', 0],
  ['One less cola', 2],
])('a tap on “%s” is answered at once, even before React has subscribed to the cart', async (name, before) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (let added = 0; added < before; added += 1) addToCart(item('cola').product, 'm')
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(() => {
    root.unmount()
    page.remove()
  })
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(page, { childList: true }))
  root.render(
    <MemoryRouter>
      <ProductGrid items={items} canBuy onOpen={() => {}} />
    </MemoryRouter>,
  )
  await drawn
  button(name).click()
  await Promise.resolve()
  expect(screen.getByLabelText('1 × cola in the cart')).toBeTruthy()
})

test('a very long list is rendered only as far as the customer scrolls, and what follows it comes last', () => {
  let reach = () => {}
  const observe = vi.fn()
  class Observer {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      reach = () => listener([{ isIntersecting: true }])
    }
    observe = observe
    disconnect = () => {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const many = Array.from({ length: 150 }, (_, index) => item(`p${index}`))
  const { rerender } = show(<ProductGrid items={many.slice(0, 60)} canBuy onOpen={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
  expect(observe).not.toHaveBeenCalled()
  rerender(<ProductGrid items={many} canBuy onOpen={() => {}} end="The end" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
  act(reach)
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
  expect(screen.queryByText('The end')).toBe(null)
  act(reach)
  expect(screen.getAllByRole('listitem')).toHaveLength(150)
  expect(screen.getByText('The end')).toBeTruthy()
})

test('the count stops at the machine’s stock, and at zero the Add button returns', () => {
  const notice = vi.fn()
  onNotice(notice)
  show(<ProductGrid items={items} canBuy onOpen={() => {}} />)
  const add = button('Add rare')
  fireEvent.click(add)
  // The button stays in place, so it keeps the focus.
  expect(button('One more rare')).toBe(add)
  expect(add.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(add)
  expect(notice.mock.lastCall).toEqual([{ kind: 'no-more-stock', name: 'rare' }])
  expect(screen.getByLabelText('1 × rare in the cart')).toBeTruthy()
  fireEvent.click(button('One less rare'))
  expect(button('Add rare').hasAttribute('aria-disabled')).toBe(false)
  expect(document.activeElement).toBe(button('Add rare'))
})

test('nothing can be added while the machine is offline', () => {
  show(<ProductGrid items={items} canBuy={false} onOpen={() => {}} />)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})
