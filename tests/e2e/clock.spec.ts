/** The phone's clock is changed while the customer waits: no wait gets longer or shorter (§9.6). */
import type { Page } from '@playwright/test'
import { arrive, arrivePaid, breadth, expect, test } from './support/test.ts'

const hour = 3_600_000
const changes = [
  ['five hours back', -5 * hour],
  ['an hour ahead', hour],
] as const

/** Changes the date alone: timers and the monotonic clock go on. */
async function changeClock(page: Page, by: number) {
  const date = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(date + by)
}

const secondsIn = async (page: Page, label: RegExp) =>
  Number(/\d+/.exec((await page.getByRole('button', { name: label }).textContent()) ?? '')?.[0])

test('food that has passed its date while the cart was open and the phone slept isn’t paid', async ({
  page,
  world,
}) => {
  await page.clock.install()
  let day = 0
  // The server doesn't know: only the machine's own slots have the date.
  await page.route('**/VM-1001/products', async (route) => {
    const response = await world.fetch(route)
    const body = await response.json()
    // The session is over, too.
    if (!body.data) return route.fulfill({ response })
    day ||= Date.parse(body.data.current_date)
    const exp_date = new Date(day + hour).toISOString()
    for (const { batches } of body.data.inventories)
      for (const batch of batches) if (batch.product.name === 'Sea salt chips') batch.exp_date = exp_date
    await route.fulfill({ json: body })
  })
  await arrive(page, '/payment', 'regular', ['Sea salt chips'])
  await page.clock.runFor(3000)
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  await world.advance(10 * hour)
  await page.clock.fastForward(10 * hour)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByText('Sold out').first()).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0)
})

for (const [change, by] of changes) {
  test(`${change}: the server’s Retry-After is counted down, and nothing is sent early`, {
    tag: by < 0 ? [] : breadth,
  }, async ({ page }) => {
    let calls = 0
    await page.clock.install()
    await page.route('**/v1/offers/**', (route) => {
      calls += 1
      const body = { code: 'SERVER_5030', message: 'Busy.' }
      return route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: body })
    })
    await arrive(page, '/offers')
    const waiting = /^Try again in \d+ s$/
    await expect(page.getByRole('button', { name: waiting })).toBeDisabled()
    await changeClock(page, by)
    await page.clock.runFor(5_000)
    const seconds = await secondsIn(page, waiting)
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThanOrEqual(25)
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(calls).toBe(1)
    await page.clock.runFor(25_000)
    await page.unroute('**/v1/offers/**')
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(page.getByRole('heading', { name: '10% off chips' })).toBeVisible()
  })

  test(`${change}: another code can be requested when the server said`, { tag: breadth }, async ({ page, world }) => {
    await page.clock.install()
    await arrive(page, '/login')
    await page.getByLabel('Phone number').fill('9876543210')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible()
    await changeClock(page, by)
    await page.clock.runFor(5_000)
    const seconds = await secondsIn(page, /^Resend in \d+ s$/)
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThanOrEqual(25)
    await world.advance(31_000)
    await page.clock.runFor(25_000)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText('A new code is on its way.')).toBeVisible()
  })

  test(`${change}: a dispensing machine is not called silent before ten seconds (§9.6)`, {
    tag: by < 0 ? breadth : [],
  }, async ({ page, world }) => {
    await page.clock.install()
    await arrivePaid(page, 'Sea salt chips')
    let still: string | undefined
    await page.route(/\/orders\/ord-[^/]+$/, async (route) => {
      if (still) return route.fulfill({ contentType: 'application/json', body: still })
      const response = await world.fetch(route)
      const body = await response.text()
      if (body.includes('"In-Progress"')) still = body
      return route.fulfill({ response, body })
    })
    await page.getByRole('button', { name: 'Dispense now' }).click()
    await expect.poll(() => still).toBeDefined()
    await changeClock(page, by)
    const silent = page.getByText(/isn’t responding/)
    for (let second = 0; second < 6; second++) {
      await page.clock.runFor(1_000)
      await expect(silent).toHaveCount(0)
    }
    await page.clock.runFor(6_000)
    await expect(silent).toBeVisible()
  })
}
