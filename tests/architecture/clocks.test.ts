/** Waits and deadlines run on a clock that never jumps; the phone's date is only shown, stored and sent (§9.6). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const files = (readdirSync(src, { recursive: true, encoding: 'utf8' }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|sample)\.tsx?$/.test(file),
)
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(src, file), 'utf8'))).sort()

test('only clock.ts reads the phone’s clocks', () => {
  expect(matching(/\bDate\.now\b|\bperformance\.(now|timeOrigin)\b|\.timeStamp\b/)).toEqual(['shared/clock.ts'])
})

/** Where the date is shown, stored or sent, or a calendar's day counts. A paid order's panel stays for an hour. */
const dates = [
  'app/early/draw.tsx',
  'domain/machine/preview.ts',
  'domain/machine/use-opens-at.ts',
  'domain/order/pay.ts',
  'features/account/ProfileEditor.tsx',
  'features/checkout/PaidElsewhere.tsx',
  'features/dashboard/RefundNews.tsx',
  'features/orders/actions/RefundFacts.tsx',
  'features/search/PlaceFacts.tsx',
  'shared/analytics/send-event.ts',
  'shared/dates/use-date.ts',
  'shared/ui/list/DateRange.tsx',
  'shared/ui/list/DayField.tsx',
]
test('the date is read only where it is shown, stored or sent', () => {
  expect(matching(/\bnew Date\(\)|\buseDate\(\)/)).toEqual(dates)
})

/**
 * What may be done again early without harm: renewing a registration, locating the phone, loading a response, compiling
 * a script. And what is only shown: the time to approve a payment in another app, and when the server was asked. A kept
 * order that was read in the future was read before the clock was set back.
 */
const ages = [
  'domain/order/attempt-store.ts',
  'domain/order/kept-orders.ts',
  'features/checkout/ApproveInApp.tsx',
  'features/notifications/provider.ts',
  'features/notifications/register.ts',
  'features/search/use-position.ts',
  'service-worker/app-files.ts',
  'shared/api/query-client.ts',
  'shared/ui/CheckAgain.tsx',
]
test('an age by the date decides only what may be done early', () => {
  expect(matching(/import \{[^}]*\b(dateNow|isWithin)\b[^}]*\} from '[^']*clock\.ts'/)).toEqual(ages)
})

test('responses are fresh for as long as query-client.ts says, also after the clock was set back', () => {
  expect(matching(/\bstaleTime: \d/)).toEqual([])
})
