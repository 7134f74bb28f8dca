/** The infinite lists: wallet, company wallet, payments and refunds, with their filters, ends and failures. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrive, atMachine, breadth, expect, recordQueries, signIn, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The label of a chip, because its checkbox is hidden. */
const chip = (page: Page, name: string) => page.locator('fieldset label').filter({ hasText: name })

const asRegular = (page: Page, path: string) => arrive(page, path, 'regular')

/** The query of every list's first page. */
const firstPage = {
  pageOff: 'false',
  page: '1',
  limit: '10',
  keyword: '',
  sort: 'created_at',
  order: 'DESC',
}

async function scrollTo(page: Page, ...counts: number[]) {
  for (const count of counts) {
    await page.mouse.wheel(0, 20_000)
    await expect(rows(page)).toHaveCount(count)
  }
}

test('the wallet shows its balance, and its list scrolls to the end (§4.20)', async ({ page }) => {
  const queries = recordQueries(page, '/v1/transactions/')
  await asRegular(page, '/wallet-transactions')
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹640')
  await expect(page.getByText('Refunds to your wallet arrive here.')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await scrollTo(page, 20, 30, 40, 45)
  await expect(page.getByText('These are all your transactions.')).toBeVisible()
  await expect(rows(page).first()).toContainText('Balance ₹640')
  await expect(rows(page).last()).toContainText('Money in')
  await expect(rows(page).filter({ hasText: '2 × Aloo bhujia' }).first()).toContainText('−₹')
  await expect(rows(page).filter({ hasText: 'Refund of order' }).first()).toContainText('+₹')
  expect(queries.map((query) => query.get('page'))).toEqual(['1', '2', '3', '4', '5'])
  expect(Object.fromEntries(queries[0] ?? [])).toEqual(firstPage)
})

test('wallet filters survive a reload and back navigation, and can be cleared (§3.10)', async ({ page }) => {
  const queries = recordQueries(page, '/v1/transactions/')
  await asRegular(page, '/wallet-transactions')
  await expect(rows(page)).toHaveCount(10)
  await chip(page, 'Money in').click()
  await expect(rows(page).filter({ hasText: 'Money out' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Added at the front desk' }).first()).toBeVisible()
  const before = queries.length
  await page.getByRole('searchbox', { name: 'Search transactions' }).pressSequentially('refund')
  await expect(rows(page).filter({ hasText: 'Added at the front desk' })).toHaveCount(0)
  await expect(page).toHaveURL(/type=credit&keyword=refund$/)
  // On a busy computer, typing may take longer than the pause that ends it.
  expect(queries.length - before, 'not a request per letter').toBeLessThan('refund'.length)
  const first = await rows(page).first().textContent()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('refund')
  await expect(page.getByRole('radio', { name: 'Money in' })).toBeChecked()
  await expect(rows(page).first()).toHaveText(first ?? '')
  await rows(page).first().getByRole('link').click()
  await expect(heading(page, 'Order details')).toBeVisible()
  await page.goBack()
  await expect(rows(page).first()).toHaveText(first ?? '')
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('no such thing')
  await expect(heading(page, 'No matches')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('')
  await expect(rows(page).filter({ hasText: 'Money out' }).first()).toBeVisible()
})

test('the date filter of the wallet survives a reload and can be cleared', { tag: breadth }, async ({ page }) => {
  const queries = recordQueries(page, '/v1/transactions/')
  await asRegular(page, '/wallet-transactions')
  await expect(rows(page)).toHaveCount(10)
  await button(page, 'Dates').click()
  await expectAccessible(page, 'calendar')
  const isInside = () =>
    page.getByRole('dialog').evaluate((each) => {
      const { left, right } = each.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && each.scrollWidth <= each.clientWidth
    })
  const setText = (size: string) => page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(isInside, `${width}`).toBe(true)
  }
  await setText('32px')
  await expect.poll(isInside, 'large text').toBe(true)
  await setText('')
  const days = page.getByRole('dialog').getByRole('table').getByRole('button')
  await button(page, 'Previous').click()
  await days.first().click()
  await expect(page.getByRole('dialog')).toContainText(/From 1 \w+ \d{4}\s*To –/)
  await days.nth(9).click()
  await expect(page.getByText('These are all the transactions that match.')).toBeVisible()
  const count = await rows(page).count()
  expect(count).toBeLessThan(10)
  const { from = '', to = '' } = Object.fromEntries(new URL(page.url()).searchParams)
  expect([from.slice(-2), to.slice(-2)]).toEqual(['01', '10'])
  expect([queries.at(-1)?.get('fromDate'), queries.at(-1)?.get('toDate')]).toEqual([from, to])
  const dated = queries.filter((each) => each.has('fromDate') || each.has('toDate'))
  expect(dated.length, 'half a range sends no request').toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Dates: 1 .* – 10 / })).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
  await page.getByRole('button', { name: /^Dates: 1 .* – 10 / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear dates' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Dates', exact: true })).toBeFocused()
  await expect(rows(page)).toHaveCount(10)
})

test('the company wallet shows the balance of the location, and its list scrolls to the end', async ({ page }) => {
  const queries = recordQueries(page, '/client-locations/loc-office/wallet-transactions/')
  await asRegular(page, '/wallet-transactions')
  await page.getByRole('link', { name: 'Company wallet' }).click()
  await expect(heading(page, 'Company wallet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Company wallet balance' })).toContainText('₹2,500')
  await expect(rows(page)).toHaveCount(10)
  await scrollTo(page, 20, 30, 35)
  expect(queries).toHaveLength(4)
  expect(Object.fromEntries(queries[0] ?? [])).toEqual(firstPage)
  await chip(page, 'Money out').click()
  await expect(rows(page)).toHaveCount(9)
})

test.describe('when a colleague pays between two pages', () => {
  test.use({ scenario: 'company-repeats' })
  test('a repeated row is shown once and ends the company wallet’s list (§4.21)', async ({ page }) => {
    const queries = recordQueries(page, '/client-locations/loc-office/wallet-transactions/')
    await asRegular(page, '/company-wallet-transactions')
    await expect(rows(page)).toHaveCount(10)
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByText('There is nothing more to show here.')).toBeVisible()
    await expect(rows(page)).toHaveCount(19)
    expect(queries).toHaveLength(2)
    const texts = await rows(page).allTextContents()
    expect(new Set(texts).size).toBe(19)
  })
})

test('a customer without a company wallet sees an explanation', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  await signIn(page, '9876500002')
  await page.goto('/company-wallet-transactions')
  await expect(heading(page, 'You have no company wallet')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your wallet' }).click()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹12')
  await expect(rows(page)).toHaveCount(1)
})

test('the payments view of the orders can be searched by keyword', { tag: breadth }, async ({ page }) => {
  // Ten rows are higher, so the second page waits for the customer.
  await page.setViewportSize({ width: 390, height: 600 })
  const queries = recordQueries(page, '/v1/order-transactions')
  await asRegular(page, '/order-history')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page')
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText(/Wallet|Card/)
  await scrollTo(page, 20, 30)
  expect(Object.fromEntries(queries[0] ?? [])).toEqual(firstPage)
  await page.getByRole('searchbox').fill('a-85')
  await expect(page).toHaveURL(/view=payments&keyword=a-85$/)
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText('These are all the payments that match.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('a-85')
  await expect(rows(page)).toHaveCount(10)
})

test('refunds show their kind, mode and state, filter by several states and link to their orders', async ({ page }) => {
  const queries = recordQueries(page, '/v1/refunds')
  await asRegular(page, '/refunds')
  await expect(rows(page)).toHaveCount(10)
  await scrollTo(page, 20, 24)
  expect(Object.fromEntries(queries[0] ?? [])).toEqual({ ...firstPage, isList: 'false' })
  await expect(rows(page).filter({ hasText: 'Full refund' })).toHaveCount(12)
  await expect(rows(page).filter({ has: page.getByText('Wallet', { exact: true }) })).toHaveCount(12)
  await chip(page, 'On its way').click()
  await expect(rows(page)).toHaveCount(2)
  await chip(page, 'Failed').click()
  await expect(rows(page)).toHaveCount(4)
  expect(queries.at(-1)?.get('status')).toBe('Initiated,Failed')
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByRole('checkbox', { name: 'Failed' })).toBeChecked()
  await chip(page, 'On its way').click()
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByText('Failed. Please contact support.')).toBeVisible()
})

test('a list that can’t be loaded is empty and offers a retry (§8.8)', async ({ page, world }) => {
  // The call and its two retries.
  await world.force('listRefunds', 500, 3)
  await asRegular(page, '/refunds')
  await expect(heading(page, 'We couldn’t load your refunds')).toBeVisible({ timeout: 30_000 })
  await expect(rows(page)).toHaveCount(0)
  await button(page, 'Try again').click()
  await expect(rows(page)).toHaveCount(10)
})

test.describe('when a later page can’t be loaded', () => {
  test.use({ scenario: 'later-page-fails' })
  test('loaded rows stay, and a retry loads the rest', { tag: breadth }, async ({ page }) => {
    await asRegular(page, '/wallet-transactions')
    await expect(rows(page)).toHaveCount(10)
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByRole('alert')).toContainText('We couldn’t load more transactions.', { timeout: 30_000 })
    await expect(rows(page)).toHaveCount(10)
    await button(page, 'Try again').click()
    await expect(rows(page)).toHaveCount(20)
  })
})

test.describe('when the balance can’t be loaded', () => {
  test.use({ scenario: 'balance-fails' })
  test('a toast and the balance card say so, and the rows still show', { tag: breadth }, async ({ page }) => {
    await asRegular(page, '/wallet-transactions')
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('We couldn’t load the balance.')
    await expect(rows(page)).toHaveCount(10)
  })
})
