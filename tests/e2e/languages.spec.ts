/** The app in other languages than English. */
import { withConfig } from './support/configure.ts'
import { arrive, expect, openWithoutApp, test } from './support/test.ts'

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('products are drawn before the app, chosen and brought to payment, and the server is asked in German (§2.29)', async ({
    page,
  }) => {
    const asked = new Set<string | null>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/v1/')) asked.add(request.headers()['accept-language'] ?? null)
    })
    await arrive(page, '/products')
    const letThrough = await openWithoutApp(page)
    await expect(page.locator('[data-early]').getByRole('button', { name: 'Sea salt chips hinzufügen' })).toBeVisible()
    letThrough()
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await page.getByRole('button', { name: 'Sea salt chips hinzufügen' }).click()
    await page.getByRole('link', { name: /1 Produkt · 35 ₹/ }).click()
    await expect(page.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible()
    await expect(page.getByRole('button', { name: /[\d,]+ ₹ bezahlen/ })).toBeVisible()
    expect([...asked]).toEqual(['de'])
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })
})

test('a guest chooses a language, which is kept, and of which only its own files are loaded (§2.29)', async ({
  page,
}) => {
  await arrive(page, '/account')
  await page.getByLabel('Language').selectOption('हिन्दी')
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  const catalogs: string[] = []
  page.on('request', (request) => catalogs.push(...(request.url().match(/\w+-(first|rest)(?=-)/g) ?? [])))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  expect([...new Set(catalogs)].sort()).toEqual(['hi-first', 'hi-rest'])
})

test('a language that is not offered gives way to the first that is', async ({ page, context }) => {
  await withConfig(context, { languages: ['de', 'hi'] })
  await arrive(page, '/account')
  await expect(page.getByRole('heading', { name: 'Konto' })).toBeVisible()
})
