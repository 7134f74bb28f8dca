/** The tab bar with the app's sections, and what must fit on a narrow phone. */
import type { Page } from '@playwright/test'
import { withConfig } from './support/configure.ts'
import { add, arriveAtPayment, atMachine, breadth, expect, sumShifts, test, toPayment } from './support/test.ts'

test('the tab bar stays below the cart bar, marks the current section and is hidden while paying (§2.17)', async ({
  page,
}) => {
  await atMachine(page)
  await add(page, 'Sea salt chips')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const cart = page.getByRole('link', { name: /View cart/ })
  // The tab bar may load after the cart bar, which then moves up.
  await expect(async () => {
    const [above, below] = [await cart.boundingBox(), await bar.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBe(844)
  }).toPass()
  const current = () => bar.locator('[aria-current]:not([aria-current="false"])')
  await expect(current()).toHaveText('Products')
  for (const name of ['Home', 'Orders', 'Wallet', 'Account']) {
    await bar.getByRole('link', { name }).click()
    await expect(current()).toHaveText(name)
  }
  const style = await page.addStyleTag({ content: 'html { font-size: 32px }' })
  expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await style.evaluate((element) => (element as HTMLElement).remove())
  await page.setViewportSize({ width: 1280, height: 800 })
  expect((await bar.boundingBox())?.y).toBeLessThan(60)
  await bar.getByRole('link', { name: 'Products' }).click()
  await toPayment(page)
  await expect(bar).toHaveCount(0)
})

test('until a machine is chosen, the second tab leads to machines (§2.17)', async ({ page }) => {
  await page.goto('/search-machine')
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1)
  await expect(tab).toHaveText('Machines')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await atMachine(page)
  await expect(tab).toHaveText('Products')
  // With a machine, the search for another one is no part of its products.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Change machine/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your machine')
  await expect(tab).toHaveText('Products')
  await expect(page.locator('nav [aria-current]:not([aria-current="false"])')).toHaveCount(0)
})

for (const width of [768, 1280])
  test(`at ${width} px, the brand’s mark leads home, and the header says that the customer is there (§2.17)`, {
    tag: width === 768 ? breadth : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await atMachine(page)
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(/dashboard/)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const bar = await page.getByRole('navigation').boundingBox()
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('with large text on a narrow phone, German tabs break no word, and none touches the next (§2.17)', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/machine/VM-1001')
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  const words = page.getByRole('navigation').getByRole('link').locator('span:last-child')
  await expect(words).toHaveText(['Start', 'Produkte', 'Bestellungen', 'Guthaben', 'Konto'])
  const boxes = await words.evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const { left, right } = range.getBoundingClientRect()
      return { left, right, lines: range.getClientRects().length }
    }),
  )
  expect(boxes.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 1])
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

test('without a wallet, the tabs fill the bar (§2.17)', { tag: breadth }, async ({ page }) => {
  await withConfig(page.context(), { features: { wallets: false } })
  await atMachine(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const [last, all] = [await bar.getByRole('link').last().boundingBox(), await bar.boundingBox()]
  const end = (box: typeof last) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.round(end(last))).toBe(Math.round(end(all)))
})

test('with large text, the pay button takes no more than a fifth of the screen; its last words come at the end', {
  tag: breadth,
}, async ({ page }) => {
  await arriveAtPayment(page)
  const pay = page.getByRole('button', { name: 'Pay ₹35' })
  // Beside the button, or below the methods where its bar has no room.
  const words = page.getByText(/^Nothing came out\?/).filter({ visible: true })
  const bar = pay.locator('xpath=ancestor::div[1]')
  await expect(bar.and(page.locator(':has(:text("Nothing came out?"):visible)'))).toBeInViewport({ ratio: 1 })
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  await expect(pay).toBeInViewport({ ratio: 1 })
  expect(844 - ((await bar.boundingBox())?.y ?? 0)).toBeLessThan(844 / 5)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(words).toBeInViewport({ ratio: 1 })
})

test('a narrow card shows a three-digit price and both buttons of its stepper (§2.15)', { tag: breadth }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atMachine(page)
  await add(page, 'Chicken & herb sandwich')
  const card = page.getByRole('listitem').filter({ hasText: '₹140' })
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

/** Asks the browser, because `document.fonts` can report a typeface as unloaded that the page already shows. */
async function usesOwnTypeface(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main [class*="price"]' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.every(({ isCustomFont }) => isCustomFont)
}

test('loading the typeface and the tab bar causes no layout shift (§9.5)', async ({ page }) => {
  await atMachine(page)
  const shift = await sumShifts(page)
  const typeface = page.waitForResponse(/figtree.*woff2/)
  await page.goto('/products')
  await typeface
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.poll(() => usesOwnTypeface(page)).toBe(true)
  expect(await shift()).toBeLessThan(0.001)
})
