import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Action, type Ending, endingOf, type Facts, type Place, type Stage } from './endings.ts'
import { isOver } from './finished.ts'
import { sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'

const refund: NonNullable<Order['refund']> = {
  id: 'ref-1',
  kind: 'full',
  mode: 'source',
  status: 'Initiated',
  amount: 70,
}
const newer = 'On-Hold' as Order['status']
const ended = (status: Order['status'], more: Partial<Order> = {}) =>
  sampleOrder({ status, is_active: false, refundable_amount: 0, ...more })
const pending = (more: Partial<Order> = {}) => ended('Pending', more)
const moving = (more: Partial<Order> = {}) => sampleOrder({ status: 'In-Progress', refundable_amount: 0, ...more })

const out = sampleOrder().items.map((item) => ({ ...item, dispensed_quantity: 1 }))

const tones = {
  good: 'dispensed',
  bad: 'failed',
  warn: 'unread elsewhere machine-offline silent partly',
  active: 'confirming ready dispensing stopped',
  neutral: 'missing unpaid canceled released unknown',
}

describe('the table of endings', () => {
  it.each([
    ['missing', { order: undefined, isMissing: true }, 'missing', 'check-again sign-in help shop'],
    ['unread', { order: undefined }, 'unread', 'check-again help'],
    ['Pending', { order: pending() }, 'unpaid', 'give-up check-again help'],
    [
      'Pending, paid here',
      { order: pending(), isOwnPayment: true },
      'unpaid',
      'continue-paying give-up check-again help',
    ],
    ['Pending, confirming', { order: pending({ payment_progress: 'confirming' }) }, 'confirming', 'check-again help'],
    ['Cancelled', { order: ended('Cancelled') }, 'canceled', 'shop details help'],
    ['Paid', { order: sampleOrder() }, 'ready', 'dispense get-money-back'],
    ['Paid, elsewhere', { order: sampleOrder(), isElsewhere: true }, 'elsewhere', 'confirm-machine get-money-back'],
    [
      'Paid, machine offline',
      { order: sampleOrder(), isElsewhere: true, isMachineOffline: true },
      'machine-offline',
      'check-again get-money-back',
    ],
    ['In-Progress', { order: moving() }, 'dispensing', 'help'],
    ['In-Progress, silent', { order: moving(), isSilent: true }, 'silent', 'check-again release help'],
    [
      'In-Progress, released and silent',
      { order: moving({ is_active: false }), isSilent: true },
      'stopped',
      'check-again help',
    ],
    ['In-Progress, released', { order: moving({ is_active: false }) }, 'stopped', 'check-again help'],
    ['released', { order: ended('Paid', { refundable_amount: 70 }) }, 'released', 'refund details help shop'],
    ['refunded', { order: ended('Paid', { refund }) }, 'released', 'details help shop'],
    [
      'refund failed',
      { order: ended('Failed', { refund: { ...refund, status: 'Failed' } }) },
      'failed',
      'help details shop',
    ],
    [
      'Dispensed',
      { order: ended('Dispensed', { items: out }) },
      'dispensed',
      'rate order-again receipt details shop help',
    ],
    [
      'partly',
      { order: ended('Partially-Dispensed', { refundable_amount: 9, items: out }) },
      'partly',
      'refund details help shop order-again receipt',
    ],
    [
      'Dispensed, refunded in part',
      { order: ended('Dispensed', { items: out, refund: { ...refund, kind: 'partial' } }) },
      'dispensed',
      'rate order-again receipt details shop help',
    ],
    [
      'Dispensed, refunded in full',
      { order: ended('Dispensed', { items: out, refund }) },
      'dispensed',
      'order-again receipt details shop help',
    ],
    ['a newer status', { order: ended(newer) }, 'unknown', 'check-again help'],
  ] as [string, Facts, Stage, string][])('%s', (_, facts, stage, actions) => {
    const ending = endingOf(facts)
    expect([ending.stage, ending.actions.join(' ')]).toEqual([stage, actions])
    expect(tones[ending.tone].split(' ')).toContain(stage)
  })

  it.each([
    ['Pending', { order: pending(), isOwnPayment: true }, 'continue-paying give-up check-again help'],
    ['Cancelled', { order: ended('Cancelled') }, 'order-again help'],
    ['Paid', { order: sampleOrder() }, 'go-to-machine get-money-back receipt'],
    ['Paid, elsewhere', { order: sampleOrder(), isElsewhere: true }, 'go-to-machine get-money-back receipt'],
    ['In-Progress', { order: moving() }, 'watch receipt help'],
    ['Dispensed', { order: ended('Dispensed', { items: out }) }, 'rate order-again receipt help'],
    ['Failed', { order: ended('Failed', { refundable_amount: 70 }) }, 'refund order-again receipt help'],
    [
      'refund failed',
      { order: ended('Failed', { refund: { ...refund, status: 'Failed' } }) },
      'help order-again receipt',
    ],
    ['missing', { order: undefined, isMissing: true }, 'check-again help'],
    ['a newer status', { order: ended(newer) }, 'check-again help'],
  ] as [string, Facts, string][])('on the details: %s', (_, facts, actions) => {
    expect(endingOf(facts, 'details').actions.join(' ')).toBe(actions)
  })

  it('only ended and released orders are over', () => {
    const over = [ended('Dispensed'), ended('Failed'), ended('Partially-Dispensed'), ended('Cancelled'), ended('Paid')]
    expect(over.every(isOver)).toBe(true)
    expect([sampleOrder(), moving(), moving({ is_active: false }), pending(), ended(newer)].some(isOver)).toBe(false)
  })
})

/** Orders as the contract allows them: the status determines the refundable amount. */
const orders: fc.Arbitrary<Order> = fc
  .record({
    status: fc.constantFrom<Order['status']>(
      'Pending',
      'Paid',
      'In-Progress',
      'Dispensed',
      'Partially-Dispensed',
      'Failed',
      'Cancelled',
      newer,
    ),
    isReleased: fc.boolean(),
    isConfirming: fc.boolean(),
    refund: fc.constantFrom(undefined, 'Initiated', 'Processed', 'Failed'),
  })
  .map(({ status, isReleased, isConfirming, refund: progress }) => {
    const is_active = ['Paid', 'In-Progress'].includes(status) && !isReleased
    const isRefundable = ['Paid', 'Partially-Dispensed', 'Failed'].includes(status)
    const hasRefund = isRefundable && !is_active && progress !== undefined
    return sampleOrder({
      status,
      is_active,
      refundable_amount: isRefundable && !hasRefund ? 70 : 0,
      ...(status === 'Pending' && { payment_progress: isConfirming ? 'confirming' : 'open' }),
      ...(hasRefund && { refund: { ...refund, status: progress as never } }),
    })
  })

const anyFacts: fc.Arbitrary<Facts> = fc.oneof(
  fc.constant<Facts>({ order: undefined, isMissing: true }),
  fc.constant<Facts>({ order: undefined }),
  fc.record({
    order: orders,
    isPhoneOnline: fc.boolean(),
    isMachineOffline: fc.boolean(),
    isElsewhere: fc.boolean(),
    isSilent: fc.boolean(),
    isOwnPayment: fc.boolean(),
  }),
)

type Goal = 'goods' | 'money' | 'help'

const places: fc.Arbitrary<Place> = fc.constantFrom('machine', 'details')

/** What a tap leads to: a goal, or the facts after it. A dialog's only button counts as part of the tap. */
function tap(facts: Facts, action: Action): Goal | Facts {
  const { order } = facts
  switch (action) {
    case 'dispense':
    case 'go-to-machine':
      return 'goods'
    case 'refund':
    case 'get-money-back':
    case 'give-up':
      return 'money'
    case 'confirm-machine':
      return { ...facts, isElsewhere: false }
    case 'release':
      return { ...facts, order: order && { ...order, status: 'Failed', is_active: false, refundable_amount: 70 } }
    case 'help':
      return 'help'
    default:
      return facts
  }
}

/** Whether the customer already has the money or the goods, or they are on their way. */
function isSettled({ order }: Facts, { stage }: Ending) {
  const isRefunded = order?.refund !== undefined && order.refund.status !== 'Failed'
  return isRefunded || ['dispensed', 'canceled', 'dispensing'].includes(stage)
}

function reaches(facts: Facts, place: Place, goals: readonly Goal[], taps: number): boolean {
  const ending = endingOf(facts, place)
  if (isSettled(facts, ending)) return true
  if (taps === 0) return false
  return ending.actions.some((action) => {
    const next = tap(facts, action)
    return typeof next === 'string' ? goals.includes(next) : reaches(next, place, goals, taps - 1)
  })
}

/** Whether only the server or a person can decide. */
const isUndecided = ({ order, isMissing }: Facts, stage: Stage) =>
  isMissing || !order || ['unknown', 'confirming', 'stopped'].includes(stage) || order.refund?.status === 'Failed'

describe('no dead ends', () => {
  it('two taps lead to the goods or the money, or to help if only the server can decide', () => {
    fc.assert(
      fc.property(anyFacts, places, (facts, place) => {
        const { stage, actions } = endingOf(facts, place)
        expect(actions.length).toBeGreaterThan(0)
        expect(new Set(actions).size).toBe(actions.length)
        const goals: Goal[] = isUndecided(facts, stage) ? ['help'] : ['goods', 'money']
        expect(reaches(facts, place, goals, 2), stage).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('never dispenses at another machine, at one that is offline, or twice', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const canDispense = endingOf(facts).actions.includes('dispense')
        const { order } = facts
        const mayDispense = order?.status === 'Paid' && order.is_active && !facts.isElsewhere && !facts.isMachineOffline
        expect(canDispense).toBe(mayDispense)
      }),
    )
  })
})
