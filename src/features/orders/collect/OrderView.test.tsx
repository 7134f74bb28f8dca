import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endingOf } from '#domain/order/endings.ts'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import type { Order } from '#domain/order/order-state.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { OrderView } from './OrderView.tsx'

test.each([
  ['while it waits', { status: 'Paid', min_age: 18 }, 'For ages 18 and over. Have your ID ready for the machine.'],
  ['not once the machine is dispensing', { status: 'In-Progress', min_age: 18 }, undefined],
  ['not for goods without an age limit', { status: 'Paid' }, undefined],
] satisfies [string, Partial<Order>, string | undefined][])(
  'an order with an age limit asks to have the ID ready: %s',
  (_, changes, expected) => {
    const order = sampleOrder(changes)
    show(
      <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="">
        {null}
      </OrderView>,
    )
    expect(screen.queryByText(/ID ready/)?.textContent).toBe(expected)
  },
)

test.each([true, false])(
  'whoever takes the goods out is not asked whether they got them (left alone: %s)',
  (isLeftAlone) => {
    const order = sampleOrder({ status: 'Dispensed', is_active: false, items: [sampleItem({ dispensed_quantity: 2 })] })
    show(
      <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="" isLeftAlone={isLeftAlone}>
        {null}
      </OrderView>,
    )
    expect(screen.queryByText('Didn’t get it?') === null).toBe(isLeftAlone)
  },
)

test('where only a part came out, the count is beside the slot and help is for whoever got none', () => {
  const items = [sampleItem({ quantity: 2, dispensed_quantity: 1, status: 'Partially-Dispensed' })]
  const order = sampleOrder({ status: 'Partially-Dispensed', is_active: false, items })
  show(
    <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="">
      {null}
    </OrderView>,
  )
  expect(screen.getByRole('link', { name: /^Didn’t get any\?/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Didn’t get it/ })).toBeNull()
  expect(screen.getByText('1 of 2 out').closest('small')?.textContent).toBe('Slot A1 · 1 of 2 out')
})

test('an order that is opened after its end says what came out and when, not to take it', () => {
  const order = sampleOrder({
    status: 'Dispensed',
    is_active: false,
    completed_at: '2026-11-27T09:00:00Z',
    items: [sampleItem({ dispensed_quantity: 2 })],
  })
  show(
    <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="">
      <button type="button">Act</button>
    </OrderView>,
  )
  const act = screen.getByText('Act')
  const isAfter = (text: RegExp) =>
    Boolean(act.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_PRECEDING)
  expect([isAfter(/Sea salt chips/), isAfter(/A-1/)], 'what it is about comes before its actions').toEqual([true, true])
  expect(screen.getByText(/^2 products/).closest('p')?.textContent).toMatch(/^2 products · .*27/)
  expect(screen.queryByText(/^Take/)).toBeNull()
})

test.each([
  ['only title', undefined, 1],
  ['second title, if the screen has another one', 'Payment received', 2],
] as const)('what an order waits for is the screen’s %s', (_, title, level) => {
  const order = sampleOrder({ status: 'Paid' })
  show(
    <OrderView
      order={order}
      ending={endingOf({ order, isMachineOffline: true })}
      isCutOff={false}
      placeName=""
      title={title}
    >
      {null}
    </OrderView>,
  )
  expect(screen.getByRole('heading', { name: texts.endings['machine-offline'].title }).tagName).toBe(`H${level}`)
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(title ?? texts.endings['machine-offline'].title)
  expect(screen.getAllByText(/paid/), 'the payment is said once').toHaveLength(1)
})

test('one live region says what is next from the payment to the end', () => {
  const at = (status: Order['status'], changes: Partial<Order> = {}) => {
    const order = sampleOrder({ status, ...changes })
    return (
      <OrderView
        order={order}
        ending={endingOf({ order })}
        isCutOff={false}
        placeName=""
        title={status === 'Paid' ? 'Payment received' : undefined}
      >
        {null}
      </OrderView>
    )
  }
  const { rerender } = show(at('Paid'))
  const regionOfTitle = () => screen.getByRole('heading', { level: 1 }).closest('[role=status]')
  const region = regionOfTitle()
  expect(region?.textContent).toContain('Payment received')
  rerender(at('In-Progress'))
  expect(regionOfTitle()).toBe(region)
  expect(region?.textContent).toContain('Dispensing your order')
  rerender(at('Dispensed', { is_active: false }))
  expect(regionOfTitle()).toBe(region)
  expect(region?.textContent).toContain('All yours')
  expect(region?.getAttribute('aria-busy'), 'a busy region may say nothing').toBeNull()
})

test('help is beside the order’s number from the start to the end, before what comes below', () => {
  const statuses = ['In-Progress', 'Dispensed', 'Partially-Dispensed'] as const
  for (const status of statuses) {
    const order = sampleOrder({ status, is_active: status === 'In-Progress' })
    const { unmount } = show(
      <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="" helpPath="/support">
        <p>Below</p>
      </OrderView>,
    )
    const help = screen.getByRole('link', { name: 'Get help with this order' })
    expect(help.parentElement?.textContent).toContain(order.order_number)
    const below = screen.getByText('Below')
    expect(help.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText(texts.dispense.stay) !== null).toBe(status === 'In-Progress')
    unmount()
  }
})

test.each([
  ['dispensing', 'and what is coming', 2, ['now', 'next', 'next']],
  ['silent', 'only', 1, ['short', 'next', 'short']],
] as const)(
  'at a machine that is %s, its window shows, and the bar has what is out %s',
  (stage, _, sections, states) => {
    const items = [
      sampleItem({ quantity: 4, dispensed_quantity: 2, progress: 'in-progress' }),
      sampleItem({ id: 'b', quantity: 2 }),
      sampleItem({ id: 'c', quantity: 2, dispensed_quantity: 1 }),
    ]
    const order = sampleOrder({ status: 'In-Progress', items })
    const ending = endingOf({ order, isSilent: stage === 'silent' })
    const { container } = show(
      <OrderView order={order} ending={ending} isCutOff={false} placeName="">
        {null}
      </OrderView>,
    )
    expect(ending.stage).toBe(stage)
    expect(container.querySelector('div[aria-hidden] > img')).toBeTruthy()
    const bar = screen.getByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('37.5')
    expect(bar.parentElement?.querySelectorAll('.mantine-Progress-section').length).toBe(sections)
    const steps = [...container.querySelectorAll('[data-state]')].map((step) => step.getAttribute('data-state'))
    expect(steps).toEqual(states)
  },
)

test('each of several same products is announced as it comes out, with the same words in a new element', () => {
  const viewOf = (count: number) => {
    const items = ['a', 'b', 'c'].map((id, index) =>
      sampleItem({
        id,
        name: 'Latte',
        quantity: 1,
        ...(index < count && { dispensed_quantity: 1, status: 'Dispensed', progress: 'completed' }),
      }),
    )
    const order = sampleOrder({ status: 'In-Progress', items })
    return (
      <OrderView order={order} ending={endingOf({ order })} isCutOff={false} placeName="">
        {null}
      </OrderView>
    )
  }
  const { rerender } = show(viewOf(0))
  const log = screen.getByRole('log')
  expect(log.textContent).toBe('')
  const announced = [1, 2, 2, 3].map((count) => {
    rerender(viewOf(count))
    expect(log.textContent).toBe('Latte: Dispensed')
    return log.firstElementChild
  })
  expect(screen.getByRole('log')).toBe(log)
  expect(new Set(announced).size).toBe(3)
})
