/** The settings of an installation, at run time. */
import { withConfig } from './support/configure.ts'
import { atMachine, expect, test } from './support/test.ts'

test('where nothing is injected, the page fetches its settings before it asks or shows anything', async ({
  page,
  context,
}) => {
  await withConfig(context, { currency: 'EUR', locale: 'de-DE', clientId: 'kiosk' }, { isInjected: false })
  const request = page.waitForRequest(/\/v1\/.*\/products$/)
  await atMachine(page)
  expect((await request).headers().client_id).toBe('kiosk')
  await expect(page.getByText(/^\d+(,\d\d)?\s€$/).first()).toBeVisible()
})

for (const isInjected of [true, false])
  test(`a bad setting is named instead of a blank page, ${isInjected ? 'found by the server' : 'fetched'}`, async ({
    page,
    context,
  }) => {
    await withConfig(context, { currency: 'Euro' }, { isInjected })
    await page.goto('/products')
    await expect(page.getByRole('heading', { name: 'This app isn’t set up correctly' })).toBeFocused()
    await expect(page.getByText('currency is "Euro". It must be a three-letter currency code')).toBeVisible()
  })
