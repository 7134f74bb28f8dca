/** The app in languages other than English. */
import { withConfig } from './support/configure.ts'
import { arrive, expect, openWithoutApp, test } from './support/test.ts'

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('the early products, the cart, the payment and the API requests use German (§2.29)', async ({ page }) => {
    const acceptedLanguages = new Set<string | null>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/v1/'))
        acceptedLanguages.add(request.headers()['accept-language'] ?? null)
    })
    await arrive(page, '/products')
    const release = await openWithoutApp(page)
    await expect(page.locator('[data-early]').getByRole('button', { name: 'Sea salt chips hinzufügen' })).toBeVisible()
    release()
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await page.getByRole('button', { name: 'Sea salt chips hinzufügen' }).click()
    await page.getByRole('link', { name: /1 Produkt · 35 ₹/ }).click()
    await expect(page.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible()
    await expect(page.getByRole('button', { name: /[\d,]+ ₹ bezahlen/ })).toBeVisible()
    expect([...acceptedLanguages]).toEqual(['de'])
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })
})

test('a chosen language survives a reload, which loads only the files of that language (§2.29)', async ({ page }) => {
  await arrive(page, '/account')
  await page.getByLabel('Language').selectOption('हिन्दी')
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  const catalogs: string[] = []
  page.on('request', (request) => catalogs.push(...(request.url().match(/\w+-(first|rest)(?=-)/g) ?? [])))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  expect([...new Set(catalogs)].sort()).toEqual(['hi-first', 'hi-rest'])
})

test('the app falls back to the first offered language', async ({ page, context }) => {
  await withConfig(context, { languages: ['de', 'hi'] })
  await arrive(page, '/account')
  await expect(page.getByRole('heading', { name: 'Konto' })).toBeVisible()
})
