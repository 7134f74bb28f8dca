/**
 * A purchase as a screen reader announces it: roles, names and live regions only. Each screen is compared with its
 * accessibility tree, in reading order. Keyboard access is tested in access.spec.ts.
 */
import type { Page } from '@playwright/test'
import { catalog, englishOnly } from './support/catalogs.ts'
import { arrive, arrivePaid, breadth, expect, signIn, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('a screen reader announces every step of a wallet purchase (§1.2)', async ({ page, world }) => {
  const path = '/v1/customers/machines/VM-1001'
  const { place } = await world.call<{ place: Record<'name' | 'address', string> }>('GET', path)
  await page.goto('/machine/VM-1001')
  await signIn(page)

  // The current machine and the navigation come first.
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Home"
      - link /^Lobby snacks (${place.name}|Closed until .+) Change machine$/
      - navigation "Main":
        - link "Home"
        - link "Products"
        - link "Orders"
        - link "Wallet"
        - link "Account"
  `)
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Products" [level=1]
      - searchbox "Search in this machine"
      - button "Filter"
      - 'button "Show as: Grid"'
      - radiogroup "Categories":
        - radio "All" [checked]
        - text: All
        - radio "Cold drinks"
        - text: Cold drinks
      - list:
        - listitem:
          - heading "Sea salt chips" [level=2]
          - img "Vegetarian"
          - paragraph: 10% off ₹130+ ₹35 52 g
          - button "About Sea salt chips"
          - button "Add Sea salt chips"
  `)

  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.getByRole('button', { name: 'Add Dark 70' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dark 70' })).toMatchAriaSnapshot(`
    - listitem:
      - heading "Dark 70" [level=2]
      - button "One less Dark 70"
      - status "1 × Dark 70 in the cart"
      - button "One more Dark 70"
  `)

  await page.getByRole('link', { name: '2 products · ₹125 View cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused()
  await expect(page).toHaveTitle(/^Your cart/)
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - link "Back"
      - heading "Your cart" [level=1]
      - list:
        - listitem:
          - heading "Sea salt chips" [level=2]
          - status "1 × Sea salt chips in the cart"
          - button "Remove Sea salt chips"
        - listitem:
          - heading "Dark 70" [level=2]
          - status "1 × Dark 70 in the cart"
          - button "Remove Dark 70"
      - region "Offers":
        - button "4 offers"
      - term: Total
      - definition: ₹125
      - button /^Payment method Wallet ₹640 → ₹5\\d\\d after this order Change$/
      - button "Pay ₹125"
  `)
  await page.getByRole('button', { name: /Change$/ }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "How would you like to pay?":
      - radiogroup "How would you like to pay?":
        - radio "Wallet" [checked]
        - radio "Company wallet"
        - radio "Card"
        - radio "UPI app"
        - radio "Office meal card"
  `)
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toHaveAccessibleDescription(
    /^₹640 → ₹5\d\d after this order$/,
  )
  await page.getByRole('radio', { name: /^Wallet/ }).click()
  await page.getByRole('button', { name: 'Pay ₹125', exact: true }).click()
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - status:
        - heading "Payment received" [level=1]
        - paragraph: /₹125 paid · Order A-\\d+/
      - paragraph: Stand in front of this machine, then press “Dispense now”.
      - heading "Lobby snacks" [level=2]
      - text: ${place.name} ${place.address}
      - paragraph: Machine number VM-1001
      - list:
        - listitem: 1 × Sea salt chips Slot A1
        - listitem: 1 × Dark 70 Slot B1
      - button "Dispense now"
      - button "Get your money back"
  `)

  await page.getByRole('button', { name: 'Dispense now' }).click()
  // A live region announces each change, item by item.
  await expect(page.getByRole('log')).toHaveText('Sea salt chips: Dispensed. Dark 70: Coming now')
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - status:
        - heading "Dispensing your order" [level=1]
        - paragraph: 1 of 2 out
      - progressbar "Dispensing your order"
      - list:
        - listitem: Sea salt chips Slot A1 Dispensed
        - listitem: Dark 70 Slot B1 Coming now
  `)
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - status:
        - heading "All yours. Enjoy!" [level=1]
        - paragraph: /^Take /
      - log: "Dark 70: Dispensed"
      - list:
        - listitem: Sea salt chips Slot A1 Dispensed
        - listitem: Dark 70 Slot B1 Dispensed
      - button "Open receipt"
      - link "Back to products"
  `)
})

test.describe('when an item does not come out', () => {
  test.use({ scenario: 'item-fails' })
  test('a screen reader announces what came out and how the rest is refunded (§4.17)', { tag: breadth }, async ({
    page,
  }) => {
    await arrivePaid(page, 'Sea salt chips', 'Dark 70')
    await page.getByRole('button', { name: 'Dispense now' }).click()
    await expect(main(page)).toMatchAriaSnapshot(`
      - main:
        - status:
          - heading "Not everything came out" [level=1]
          - paragraph: 1 of 2 out. You can get ₹90 back.
        - log: "Dark 70: Didn’t come out"
        - list:
          - listitem: Sea salt chips Slot A1 Dispensed
          - listitem: Dark 70 Slot B1 Didn’t come out
        - button "Get ₹90 back"
    `)
    await page.getByRole('button', { name: 'Get ₹90 back' }).click()
    await expect(page.getByRole('dialog', { name: 'Get ₹90 back' })).toContainText('To your original payment method')
    await expect(page.getByRole('radio', { name: /wallet/i })).toHaveCount(0)
    await page.getByRole('button', { name: 'Request ₹90 back' }).click()
    const refund = page.getByRole('heading', { name: 'Refund of ₹90' })
    await expect(refund).toBeVisible()
    await page.reload()
    await expect(refund).toBeVisible()
  })
})

// Hindi, because every text that differs from English in German does so in Hindi too.
const language = 'hi'
test.describe(`in ${language}`, () => {
  test.use({ locale: language })
  test('a screen reader announces a purchase only in the customer’s language (§2.29)', { tag: breadth }, async ({
    page,
  }) => {
    const own = catalog(language)
    const says = (key: string, values: Record<string, string> = {}) =>
      (own.get(key) ?? '').replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
    const english = englishOnly(language)
    const readOut = async () => {
      const lines = (await page.locator('body').ariaSnapshot()).split('\n')
      return lines.flatMap((line) => [/"(.+)"/.exec(line)?.[1] ?? [], /: (.+)$/.exec(line)?.[1] ?? []].flat())
    }
    // The names of machines and products come from the server.
    const bodies: string[] = []
    page.on('response', async (response) => {
      if (/json/.test(response.headers()['content-type'] ?? '')) bodies.push(await response.text().catch(() => ''))
    })
    const expectOwn = async () => {
      const read = (await readOut()).filter((text) => !bodies.some((body) => body.includes(`"${text}"`)))
      expect(english.filter((text) => read.includes(text))).toEqual([])
    }
    await arrive(page, '/search-machine', 'regular')
    await page.getByRole('searchbox', { name: says('search.label') }).fill('lobby')
    const found = page.getByRole('link', { name: /Lobby snacks.*VM-1001/ })
    await expect(found).toBeVisible()
    await expectOwn()
    await found.click()
    await page.getByRole('button', { name: says('cart.addNamed', { name: 'डार्क 70' }) }).click()
    await expectOwn()
    await page.getByRole('link', { name: says('cart.toCart') }).click()
    await expect(page.getByRole('heading', { name: says('cart.title') })).toBeFocused()
    await expect(page.getByRole('button', { name: says('checkout.changeMethod') })).toContainText(
      says('shared.methods.Wallet'),
    )
    await expectOwn()
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('heading', { name: says('paymentResult.paid') })).toBeVisible()
    await expectOwn()
    await page.getByRole('button', { name: says('orderActions.dispense') }).click()
    await expect(page.getByRole('heading', { name: says('endings.dispensed.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: says('orders.receipt') })).toBeVisible()
    await expectOwn()
  })
})
