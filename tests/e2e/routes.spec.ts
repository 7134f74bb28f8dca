/** Malformed, unknown and foreign URLs. */
import { expect, hold, test } from './support/test.ts'

test('a trailing slash makes no difference, and query and hash are kept', async ({ page }) => {
  await page.goto('/products/')
  await expect(page).toHaveURL(/\/search-machine$/)
  await page.goto('/wallet-transactions/?type=credit')
  await expect(page).toHaveURL(/\/wallet-transactions\?type=credit$/)
  await expect(page.getByRole('heading', { name: 'Sign in to see your wallet' })).toBeVisible()
  await page.goto('/faq/#refund-time')
  await expect(page).toHaveURL(/\/faq#refund-time$/)
  await expect(page.getByText('up to 7 working days')).toBeInViewport()
})

test('a path that looks like another host stays in the app', async ({ page, baseURL }) => {
  for (const path of ['//other.example', '//other.example/']) {
    await page.goto(baseURL + path)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}/other.example`)
  }
})

test('an unknown URL shows “Not found” (§2.4)', async ({ page }) => {
  for (const path of ['/nowhere', '/order-history-details', '/Wallet-Transactions']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not found', level: 1, exact: true })).toBeVisible()
  }
})

test('a spinner shows while a page loads (§2.5)', async ({ page }) => {
  const release = await hold(page, /FaqScreen.*\.js/)
  await page.goto('/faq')
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
})
