import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endingOf } from '#domain/order/endings.ts'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { MoneyBackDialog } from './MoneyBackDialog.tsx'
import { OrderActions } from './OrderActions.tsx'

test.each([
  [true, 2],
  [false, 0],
])('if the installation has wallets (%s), a refund can go to one (§2.26)', (hasWallets, count) => {
  vi.spyOn(config.features, 'wallets', 'get').mockReturnValue(hasWallets)
  signInAs('usr-1')
  show(<MoneyBackDialog order={sampleOrder()} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  expect(screen.queryAllByRole('radio')).toHaveLength(count)
})

test('closes when another phone starts the machine: the order can no longer be closed undispensed', () => {
  const actions = (status: 'Paid' | 'In-Progress') => {
    const order = sampleOrder({ status })
    const rest = { error: null, checkAgain: () => {}, shopPath: '/' }
    return <OrderActions {...rest} orderId="ord-1" order={order} ending={endingOf({ order })} />
  }
  const { rerender } = show(actions('Paid'))
  fireEvent.click(screen.getByText('Get your money back'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender(actions('In-Progress'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('names the method to which the money goes back', () => {
  show(<MoneyBackDialog order={sampleOrder()} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  const to = screen.getByText(texts.orders.refundModes.source).closest('b')
  expect(to?.textContent).toBe(`${texts.orders.refundModes.source} · ${texts.shared.methods.Card}`)
})

test('names the deposit that a refund of a single item returns', () => {
  const item = sampleItem({ quantity: 1, deposit_amount: 5, refundable_amount: 40 })
  const order = sampleOrder({ items: [item], deposit_amount: 5, refundable_amount: 40 })
  show(<MoneyBackDialog order={order} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  expect(screen.getByText(texts.orders.deposit)).toBeTruthy()
})
