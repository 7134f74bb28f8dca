/** How many taps a purchase takes from a machine's link. */
import type { Locator, Page } from '@playwright/test'
import { arrive, atMachine, breadth, expect, test } from './support/test.ts'

function countTaps(page: Page) {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.click()
      taps += 1
    },
    add: page.getByRole('main').getByRole('list').last().getByRole('button', { name: 'Add Sea salt chips' }),
    again: page.getByRole('region', { name: 'Buy again' }).getByRole('button', { name: /^Buy / }).first(),
    toCart: page.getByRole('link', { name: /View cart/ }),
    pay: page.getByRole('button', { name: /^Pay ₹/ }),
    dispense: page.getByRole('button', { name: 'Dispense now' }),
    count: () => taps,
  }
}

test('a snack by wallet takes three taps to pay and a fourth to dispense (§4.15)', async ({ page, world }) => {
  await arrive(page, '/machine/VM-1001', 'regular')
  const { tap, count, ...on } = countTaps(page)
  await tap(on.add)
  await tap(on.toCart)
  await tap(on.pay)
  await expect(page.getByText('Payment received')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
  await tap(on.dispense)
  await expect(page.getByRole('heading', { name: 'Dispensing your order' })).toBeVisible()
  expect(count()).toBeLessThanOrEqual(4)
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'Wallet' }])
})

test('a snack by saved meal card takes five taps to the provider, or three if the card was used last (§4.27)', async ({
  page,
}) => {
  await arrive(page, '/search-machine', 'regular')
  for (const most of [5, 3]) {
    await atMachine(page)
    const { tap, count, ...on } = countTaps(page)
    await tap(on.add)
    await tap(on.toCart)
    if (most === 5) {
      await tap(page.getByRole('button', { name: /Change$/ }))
      await tap(page.getByRole('radio', { name: 'Office meal card' }))
    }
    await expect(page.getByRole('button', { name: /Office meal card .*Change$/ })).toBeVisible()
    await tap(on.pay)
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    expect(count()).toBeLessThanOrEqual(most)
    if (most === 3) break
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await tap(on.dispense)
    await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  }
})

test('the usual coffee from the products takes two taps to pay (§2.19)', { tag: breadth }, async ({ page, world }) => {
  await arrive(page, '/machine/CF-2001', 'regular')
  await page.evaluate(() =>
    Object.assign(localStorage, {
      boughtBefore: '{"ids":["rcp-latte"]}',
      usualCounts: '{"counts":{"rcp-latte ing-sugar":2}}',
    }),
  )
  await page.reload()
  const { tap, count, ...on } = countTaps(page)
  await tap(on.again)
  await tap(on.pay)
  await expect(page.getByText('Payment received')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(2)
  const [order] = await world.newOrders()
  expect(order?.items).toMatchObject([{ id: 'rcp-latte', customIngredients: [{ selected_count: 2 }] }])
})
