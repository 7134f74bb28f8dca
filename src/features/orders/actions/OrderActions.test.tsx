import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { endingOf } from '#domain/order/endings.ts'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import type { Order } from '#domain/order/order-state.ts'
import { serve, signInAs } from '#shared/api/server.sample.tsx'
import { barPlaces } from '#shared/ui/places.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OrderActions } from './OrderActions.tsx'

const partly = {
  status: 'Partially-Dispensed',
  is_active: false,
  items: [sampleItem({ dispensed_quantity: 1, status: 'Partially-Dispensed' })],
} satisfies Partial<Order>

interface Props {
  isLeftAlone?: boolean
  hasBar?: boolean
  isSilent?: boolean
}

function showActions(changes: Partial<Order>, props: Props) {
  const order = sampleOrder(changes)
  const { isSilent = false, ...others } = props
  const rest = { error: null, checkAgain: () => {}, shopPath: '/', ...others }
  show(<OrderActions {...rest} orderId="ord-1" order={order} ending={endingOf({ order, isSilent })} />)
}

test.each([
  ['the refund, when nothing came out', { status: 'Failed', is_active: false }, 'Get ₹70 back'],
  ['the refund, when only a part came out', partly, 'Get ₹70 back'],
  ['the start', { status: 'Paid' }, 'Dispense now'],
] satisfies [string, Partial<Order>, string][])('%s stays in view at the bottom', (_, changes, name) => {
  showActions(changes, { hasBar: true })
  const [bar, ...others] = barPlaces.all()
  expect(others).toEqual([])
  expect(bar?.contains(screen.getByRole('button', { name }))).toBe(true)
})

test.each([
  ['gst-1', true, 'Card', 'Up to 7 working days, depending on your bank'],
  ['usr-1', false, 'Card', 'You choose where it goes.'],
  ['usr-1', false, 'Wallet', 'Available right away'],
] as const)('%s (guest: %s) reads below the button what becomes of money paid by %s', (id, isGuest, method, note) => {
  signInAs(id, isGuest)
  showActions({ ...partly, payment_method: method }, { hasBar: true })
  expect(barPlaces.all()[0]?.textContent).toBe(`Get ₹70 back${note}`)
})

test('an order that waits says that it is kept', () => {
  showActions({ status: 'Paid' }, { hasBar: true })
  expect(barPlaces.all()[0]?.textContent).toContain('Your order is kept for you.')
})

test.each([false, true])('whoever takes a part of the order is asked for nothing yet (%s)', (isLeftAlone) => {
  signInAs('gst-1', true)
  showActions(partly, { isLeftAlone })
  for (const later of ['Order again', 'Keep it for next time'])
    expect(screen.queryByText(later) === null).toBe(isLeftAlone)
})

test('giving up a paid order is never the loudest button (§8.17)', () => {
  const variantOf = (name: string) => screen.getByRole('button', { name }).getAttribute('data-variant')
  showActions({ status: 'In-Progress' }, { isSilent: true })
  expect(variantOf('Check again')).toBe('filled')
  expect(variantOf('Stop waiting and get your money back')).toBe('light')
  showActions({ status: 'Paid' }, {})
  expect(variantOf('Dispense now')).toBe('filled')
  expect(variantOf('Get your money back')).toBe('subtle')
})

test.each([
  ['open', '2026-11-02T05:00:00Z', 'subtle'],
  ['closed', '2026-11-02T15:00:00Z', 'default'],
])('while the place is %s, the way to the money is as plain as that', (_, now, variant) => {
  vi.setSystemTime(now)
  signInAs('gst-1', true)
  const spans = [{ day: 'Monday' as const, opens: '08:00', closes: '20:00' }]
  chooseMachine({ ...sampleOrder().machine, opening_hours: { time_zone: 'Asia/Kolkata', spans } })
  showActions({ status: 'Paid' }, {})
  expect(screen.getByRole('button', { name: 'Get your money back' }).getAttribute('data-variant')).toBe(variant)
  vi.useRealTimers()
})

test('with the first order that is dispensed, the browser is asked to keep what this phone stores', () => {
  serve(() => new Promise(() => {}))
  const storage = { persist: vi.fn(async () => true) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }))
  signInAs('gst-1', true)
  showActions({ status: 'Paid' }, {})
  expect(storage.persist).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Dispense now' }))
  expect(storage.persist).toHaveBeenCalledOnce()
})

test.each([
  ['once all is over', { status: 'Dispensed', is_active: false }, {}],
  ['while the machine is silent', { status: 'In-Progress' }, { isSilent: true }],
] satisfies [string, Partial<Order>, Props][])(
  'help is offered %s in two words, and named in full',
  (_, changes, props) => {
    showActions(changes, props)
    expect(screen.getByRole('link', { name: 'Get help with this order' }).textContent).toBe('Get help')
  },
)

test.each([
  ['dispensed', { status: 'Dispensed', is_active: false }, [/Back to products/, /receipt/]],
  ['partly dispensed', partly, [/Get ₹70 back/, /Back to products/, /details/]],
] satisfies [string, Partial<Order>, RegExp[]][])(
  'at the end of an order that is %s, the main action and the way on come before the small buttons',
  (_, changes, names) => {
    showActions(changes, { isLeftAlone: true })
    const labels = [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)
    const places = names.map((name) => labels.findIndex((label) => name.test(label)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  },
)
