import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endingOf } from '#domain/order/endings.ts'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs, stubCalls } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { dismissToast, showingToast } from '#shared/ui/toast.tsx'
import { MoneyBackDialog } from './MoneyBackDialog.tsx'
import { OrderActions } from './OrderActions.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'

afterEach(() => {
  dismissToast()
  history.replaceState(null, '', '/')
})

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

test('says how much of the only product is paid back', () => {
  const item = sampleItem({ quantity: 3, dispensed_quantity: 1, refundable_amount: 70 })
  const order = sampleOrder({ status: 'Partially-Dispensed', is_active: false, items: [item], refundable_amount: 70 })
  show(<MoneyBackDialog order={order} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  expect(screen.getByRole('dialog').textContent).toContain(`2 × ${item.name}`)
})

test('names the method to which the money goes back', () => {
  show(<MoneyBackDialog order={sampleOrder()} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  const to = screen.getByText(texts.orders.refundModes.source).closest('b')
  expect(to?.textContent).toBe(`${texts.orders.refundModes.source} · ${texts.shared.methods.Card}`)
})

test.each([
  ['Card', 2, 'source'],
  ['Wallet', 0, 'wallet'],
  ['CompanyWallet', 0, undefined],
  ['OfANewerServer', 2, 'source'],
] as const)('only a bank takes days, and a wallet is offered once: %s', (payment_method, count, hint) => {
  signInAs('usr-1')
  const order = sampleOrder({ payment_method: payment_method as 'Card' })
  show(<MoneyBackDialog order={order} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  const radios = screen.queryAllByRole('radio')
  expect(radios).toHaveLength(count)
  const { source, wallet } = texts.orderActions.refundModeHints
  const said = [source, wallet].filter((each) => screen.queryByText(each))
  expect(said).toEqual(count > 0 ? [source, wallet] : hint ? [texts.orderActions.refundModeHints[hint]] : [])
})

test('names the deposit that a refund of a single item returns', () => {
  const item = sampleItem({ quantity: 1, deposit_amount: 5, refundable_amount: 40 })
  const order = sampleOrder({ items: [item], deposit_amount: 5, refundable_amount: 40 })
  show(<MoneyBackDialog order={order} isObsolete={false} checkAgain={() => {}} onClose={() => {}} />)
  expect(screen.getByText(texts.orders.deposit)).toBeTruthy()
})

const refused = { code: 'SERVER_5000', message: 'No.' }
const notClosed = /^We couldn’t close order A-1001/

/** Starts the refund. Returns how to refuse the release that it begins with. */
async function askForMoney(isObsolete = false) {
  signInAs('usr-1')
  const { asked, send } = stubCalls()
  const checkAgain = vi.fn()
  const dialog = (isNowObsolete: boolean) => (
    <MoneyBackDialog order={sampleOrder()} isObsolete={isNowObsolete} checkAgain={checkAgain} onClose={() => {}} />
  )
  const { rerender, unmount } = show(dialog(false))
  fireEvent.click(screen.getByRole('button', { name: /^Request ₹/ }))
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender(dialog(isObsolete))
  const refuse = async () => {
    await send(refused, 500)
    await waitFor(() => expect(checkAgain).toHaveBeenCalledOnce())
  }
  return { unmount, refuse }
}

test('a release that fails in the open dialog is said there, without a toast (§8.7)', async () => {
  const { refuse } = await askForMoney()
  await refuse()
  expect(await screen.findByText(texts.orderActions.releaseFailed)).toBeTruthy()
  expect(showingToast()).toBeNull()
})

test('a release that fails after its dialog was closed is told as a toast (§8.7)', async () => {
  const { unmount, refuse } = await askForMoney()
  unmount()
  await refuse()
  expect(showingToast()?.text).toMatch(notClosed)
})

test('a release that fails is no news once the order has moved on and closed the dialog', async () => {
  const { unmount, refuse } = await askForMoney(true)
  unmount()
  await refuse()
  expect(showingToast()).toBeNull()
})

test.each([
  ['on another screen', '/support', notClosed],
  ['where the order no longer has its button', '/', undefined],
])('an order that isn’t released: the customer is %s (§8.7)', async (_, path, said) => {
  signInAs('usr-1')
  const { asked, send } = stubCalls()
  const checkAgain = vi.fn()
  const shared = { isPhoneOffline: false, checkAgain, rank: 'second' } as const
  const { unmount } = show(<ReleaseButton {...shared} order={sampleOrder()} label="Cancel" busyLabel="Canceling…" />)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  history.pushState(null, '', path)
  await send(refused, 500)
  await waitFor(() => expect(checkAgain).toHaveBeenCalledOnce())
  if (said) expect(showingToast()?.text).toMatch(said)
  else expect(showingToast()).toBeNull()
})
