/** What a customer may do next: generated, printed, and taken by `take.ts`. */
import fc from 'fast-check'
import type { Schema, Who } from '../model.ts'
import type { Decision } from '../payment-page.ts'

/** `order` counts from the newest; where there is none the step is skipped. */
export type Step =
  | { kind: 'quote'; who: Who; units: number[]; withOffer: boolean }
  | { kind: 'order'; who: Who; units: number[]; withOffer: boolean; method: Schema<'PaymentMethod'>; isHonest: boolean }
  | { kind: 'again'; order: number; isSame: boolean }
  | { kind: 'pay'; order: number; decision: Decision }
  | { kind: 'dispense' | 'unblock'; order: number }
  | { kind: 'refund'; order: number; mode: Schema<'RefundMode'> }
  | { kind: 'intrude'; order: number; act: 'read' | 'dispense' | 'unblock' | 'refund' | 'receipt' }
  | { kind: 'session'; who: Who; act: 'refresh' | 'reuse' | 'sign out' }
  | { kind: 'machine'; status: 'online' | 'offline' }
  | { kind: 'wait'; ms: number }
  | { kind: 'look' }

const seconds = 1000
const minutes = 60 * seconds

const who = fc.constantFrom<Who>('customer', 'customer', 'guest')
const order = fc.oneof(fc.constant(0), fc.nat({ max: 3 }))
const units = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 1 }), fc.nat({ max: 2 }), fc.nat({ max: 1 }))
  .filter((each) => each.some((count) => count > 0))
const kind = <Kind extends Step['kind']>(name: Kind) => fc.constant(name)

/** Weighted so that a sequence gets somewhere: most orders are paid and dispensed. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('order'),
      who,
      units,
      withOffer: fc.boolean(),
      method: fc.constantFrom<Schema<'PaymentMethod'>>('Wallet', 'Wallet', 'Card', 'Card', 'MealCard', 'CompanyWallet'),
      isHonest: fc.constantFrom(true, true, true, true, true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('quote'), who, units, withOffer: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('pay'),
      order,
      decision: fc.constantFrom<Decision>('approve', 'approve', 'approve', 'approve', 'decline', 'abandon', 'forge'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('dispense'), order }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('unblock'), order }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('refund'), order, mode: fc.constantFrom('source', 'wallet') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('again'), order, isSame: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('intrude'),
      order,
      act: fc.constantFrom('read', 'dispense', 'unblock', 'refund', 'receipt'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('session'), who, act: fc.constantFrom('refresh', 'reuse', 'sign out') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('machine'), status: fc.constantFrom('online', 'online', 'offline') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('wait'),
      ms: fc.constantFrom(1, 2 * seconds, 5 * seconds, 20 * seconds, 20 * seconds, 3 * minutes, 11 * minutes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('look') }) },
)

const ago = (order: number) => (order === 0 ? 'the newest order' : `the order ${order} before the newest`)
const basket = (units: number[]) =>
  units
    .map((count, index) => (count > 0 ? `${count} of slot ${index + 1}` : ''))
    .filter(Boolean)
    .join(', ')

/** A step as a person reads it. */
export function told(step: Step): string {
  switch (step.kind) {
    case 'quote':
      return `${step.who} asks the price of ${basket(step.units)}${step.withOffer ? ' with the offer' : ''}`
    case 'order':
      return `${step.who} orders ${basket(step.units)}${step.withOffer ? ' with the offer' : ''} by ${step.method}${step.isHonest ? '' : ', claiming a lower price'}`
    case 'again':
      return `${ago(step.order)} is sent again${step.isSame ? '' : ' with another body'} under its key`
    case 'pay':
      return `at the provider: ${step.decision} ${ago(step.order)}`
    case 'refund':
      return `refund ${ago(step.order)} to ${step.mode}`
    case 'intrude':
      return `somebody else tries to ${step.act} ${ago(step.order)}`
    case 'session':
      return `${step.who}: ${step.act}${step.act === 'reuse' ? ' of a refresh token' : ''}`
    case 'machine':
      return `the machine goes ${step.status}`
    case 'wait':
      return `${step.ms} ms go by`
    case 'look':
      return 'look at everything'
    default:
      return `${step.kind} ${ago(step.order)}`
  }
}
