import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { paths } from '#shared/paths.ts'
import { Action } from './Action.tsx'
import { EmptyState } from './EmptyState.tsx'
import { show } from './render.sample.tsx'
import { TextLink } from './TextLink.tsx'
import { WaitingOrderContext } from './waiting-order.ts'

const waiting = { label: 'Collect A-1061 first', path: '/order-dispense?order_id=ord-1' }
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.replace(/^\/?/, '/')])

const screenWith = (value: typeof waiting | null) =>
  show(
    <WaitingOrderContext value={value}>
      <Action to={paths.products}>See products</Action>
      <Action rank="second" to={paths.searchMachine}>
        Another machine
      </Action>
      <Action rank="second" to={paths.orderHistory}>
        Your orders
      </Action>
      <TextLink to={paths.searchMachine}>Find another machine</TextLink>
      <TextLink to={paths.cart}>To the cart</TextLink>
      <EmptyState action={{ label: 'Find a machine', to: paths.searchMachine }} />
    </WaitingOrderContext>,
  )

afterEach(cleanup)

test('while a paid order waits, the way to the products says so and leads to it; a second way is gone (§2.6)', () => {
  screenWith(waiting)
  expect(links()).toEqual([
    [waiting.label, waiting.path],
    ['Your orders', '/order-history'],
    [waiting.label, waiting.path],
  ])
})

test('without such an order, every link leads where it says', () => {
  screenWith(null)
  expect(links()).toEqual([
    ['See products', '/products'],
    ['Another machine', '/search-machine'],
    ['Your orders', '/order-history'],
    ['Find another machine', '/search-machine'],
    ['To the cart', '/cart'],
    ['Find a machine', '/search-machine'],
  ])
})
