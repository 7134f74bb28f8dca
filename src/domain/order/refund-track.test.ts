import { expect, test } from 'vitest'
import { isLate, isNews, type RefundTrack, stagesOf } from './refund-track.ts'

const at = '2026-11-02T09:00:00Z'
const toCard: RefundTrack = {
  status: 'Initiated',
  mode: 'source',
  amount: 35,
  destination: { method: 'Card', last_four: '4242' },
  stages: [{ name: 'Accepted', at }],
  expected_on: '2026-11-07',
}
const names = (refund: RefundTrack) => stagesOf(refund).map((step) => [step.name, step.at !== undefined])

test('a refund shows its completed steps, and the remaining ones unless the bank refused it', () => {
  expect(names(toCard)).toEqual([
    ['Accepted', true],
    ['Sent', false],
    ['Credited', false],
  ])
  expect(
    names({
      ...toCard,
      stages: [
        { name: 'Accepted', at },
        { name: 'Refused', at },
      ],
    }).at(-1),
  ).toEqual(['Refused', true])
  expect(names({ ...toCard, destination: { method: 'Wallet' } })).toHaveLength(2)
})

test('a refund is late from the day after it was expected, and news until three days after it ends', () => {
  const [onTheDay, after] = [new Date('2026-11-07T12:00:00'), new Date('2026-11-08T12:00:00')]
  expect([isLate(toCard, onTheDay), isLate(toCard, after)]).toEqual([false, true])
  const there: RefundTrack = { ...toCard, status: 'Processed', stages: [{ name: 'Credited', at }] }
  expect([isNews(toCard, after), isNews(there, after), isNews(there, new Date(at))]).toEqual([true, false, true])
  expect(isNews({ ...toCard, stages: [] }, after)).toBe(false)
})

test.each([
  ['a refund to a meal card goes through a bank', { destination: { method: 'MealCard' } }, 'Accepted Sent Credited'],
  ['a method of a newer server promises no bank', { destination: { method: 'Points' as never } }, 'Accepted Credited'],
  ['the destination may be unknown', { destination: undefined }, 'Accepted Credited'],
  ['nothing may have happened yet', { stages: undefined }, 'Sent Credited'],
  ['a completed step is not shown as remaining', { stages: [{ name: 'Sent', at }] }, 'Sent Credited'],
  ['no step remains after the money is credited', { stages: [{ name: 'Credited', at }] }, 'Credited'],
] as [string, object, string][])('%s', (_, changes, steps) =>
  expect(names({ ...toCard, ...changes }).map(([name]) => name)).toEqual(steps.split(' ')),
)

test('a refund without an expected day or that has ended is never late, and one without stages is not news', () => {
  const after = new Date('2026-12-24')
  const { expected_on: _, stages: __, ...anyDay } = toCard
  const claims = [isLate(anyDay, after), isLate({ ...toCard, status: 'Processed' }, after), isNews(anyDay, after)]
  expect(claims).not.toContain(true)
})
