/** The app in languages other than English. */
import { withConfig } from './support/configure.ts'
import { withPictures } from './support/pictures.ts'
import { arrive, breadth, expect, openWithoutApp, test } from './support/test.ts'

test.use(withPictures)

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
    await expect(page.locator('[data-early]').getByRole('button', { name: 'Mehr zu Meersalz-Chips' })).toBeVisible()
    release()
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await page.getByRole('button', { name: 'Meersalz-Chips hinzufügen' }).click()
    await page.getByRole('link', { name: /1 Produkt · 35 ₹/ }).click()
    await expect(page.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible()
    await expect(page.getByRole('button', { name: /[\d,]+ ₹ bezahlen/ })).toBeVisible()
    expect([...acceptedLanguages]).toEqual(['de'])
    // The server's words are in the page's language too.
    await expect(page.locator('bdi').filter({ hasText: 'Meersalz-Chips' })).not.toHaveAttribute('lang')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })
})

test.describe('in German, when the price rises', () => {
  test.use({ locale: 'de-DE', scenario: 'price-change' })

  test('the refusal is in German, and names stay in the server’s German (§2.29)', async ({ page }) => {
    await arrive(page, '/payment', 'guest', ['Sea salt chips'])
    await page.getByRole('button', { name: /[\d,]+ ₹ bezahlen/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Ein Preis hat sich geändert. Prüf deinen Warenkorb, bevor du bezahlst.')
    // What the server says in English is not what it names its products in.
    await page.getByRole('button', { name: 'Neuen Preis ansehen' }).click()
    await expect(page.locator('bdi').filter({ hasText: 'Meersalz-Chips' }).first()).not.toHaveAttribute('lang')
  })
})

test('a chosen language survives a reload, which loads only the files of that language (§2.29)', async ({ page }) => {
  await arrive(page, '/account')
  const choice = page.getByLabel('Language')
  await expect(choice).toHaveAccessibleDescription('The app starts anew in the language you choose.')
  await choice.selectOption('हिन्दी')
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  await expect(page.getByRole('combobox'), 'the keyboard goes on from there').toBeFocused()
  const catalogs: string[] = []
  page.on('request', (request) => catalogs.push(...(request.url().match(/\w+-(first|rest)(?=-)/g) ?? [])))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'अकाउंट' })).toBeVisible()
  expect([...new Set(catalogs)].sort()).toEqual(['hi-first', 'hi-rest'])
})

test('the app falls back to the first offered language', { tag: breadth }, async ({ page, context }) => {
  await withConfig(context, { languages: ['de', 'hi'] })
  await arrive(page, '/account')
  await expect(page.getByRole('heading', { name: 'Konto' })).toBeVisible()
})

test.describe('in German, the longest language', () => {
  test.use({ locale: 'de-DE', viewport: { width: 360, height: 740 } })

  test('nothing scrolls sideways or is cut off on a small phone', { tag: breadth }, async ({ page, world }) => {
    await arrive(page, '/products', 'regular', ['Sea salt chips', 'Dark 70'])
    const past = (await world.state()).orders.find(({ userId }) => userId === world.userId)
    const button = (name: RegExp) => page.getByRole('button', { name })
    for (const [path, step, expected] of [
      ['/products', () => button(/^Mehr zu Meersalz/).click({ position: { x: 40, y: 40 } }), page.getByRole('table')],
      ['/cart', () => button(/Angebote?$/).click(), button(/bezahlen$/)],
      [`/order-history-details/${past?.id}`, () => {}, page.getByRole('heading', { name: 'Produkte' })],
      ['/wallet-transactions', () => button(/^Zeitraum$/).click(), page.getByRole('table')],
    ] as const) {
      await page.goto(path)
      await step()
      await expect(expected).toBeVisible()
      const misfits = await page.locator('html, body *').evaluateAll((all) =>
        all
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          // Skips the category row, which scrolls, and elements whose visible overflow isn't text.
          .filter((each) => !each.matches('[role="radiogroup"]'))
          .filter(
            (each) => !each.firstElementChild || each.matches('html') || getComputedStyle(each).overflowX !== 'visible',
          )
          .map((each) => each.outerHTML.slice(0, 200)),
      )
      expect(misfits, path).toEqual([])
    }
  })
})

test('right to left, a sentence with an amount runs from right to left, and a unit stays behind its number', {
  tag: breadth,
}, async ({ page }) => {
  await arrive(page, '/faq')
  const lefts = await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
    // As Words.tsx splits a sentence.
    const parts = ['<span>ادفع </span>', '<span translate="no">VM-1001 ₹125</span>', '<span> الآن</span>']
    const holder = document.body.appendChild(document.createElement('p'))
    holder.innerHTML = `<b><span>${parts.join('')}</span></b> <small>52 g</small>`
    const leftOf = (node: Node | undefined, from: number, to: number) => {
      const range = document.createRange()
      if (!node) return 0
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect().left
    }
    const unit = holder.querySelector('small')
    return {
      sentence: [...holder.querySelectorAll('b > span > span')].map((part) => part.getBoundingClientRect().left),
      unit: [leftOf(unit?.firstChild ?? undefined, 0, 2), leftOf(unit?.firstChild ?? undefined, 3, 4)],
    }
  })
  expect(lefts.sentence).toEqual([...lefts.sentence].sort((a, b) => b - a))
  expect(lefts.unit).toEqual([...lefts.unit].sort((a, b) => a - b))
})
