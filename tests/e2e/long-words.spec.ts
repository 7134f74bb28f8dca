/** Texts without a space, from the server or a URL, wrap: no screen gets wider than the phone (§2.15). */
import type { Page } from '@playwright/test'
import { paths, routes } from '#shared/paths.ts'
import { parsePage } from '../../brand/pages.ts'
import { withConfig } from './support/configure.ts'
import { arrive, arrivePaid, breadth, expect, openInside, test, type World } from './support/test.ts'

/** The longest text that the document allows, by field. */
const longest: Record<string, number> = {
  name: 60,
  address: 240,
  brand: 60,
  description: 160,
  title: 80,
  offer_type_alias: 24,
  size: 24,
  ingredients: 600,
  label: 40,
  summary: 300,
  order_number: 24,
  first_name: 80,
  last_name: 80,
  bank_reference: 40,
  message: 500,
}
/** The names of a refund's stages are an enum. */
const stages = ['Accepted', 'Sent', 'Credited', 'Refused']
const word = (length: number) => 'Wg'.repeat(length).slice(0, length)
const lengthened = (text: string) =>
  JSON.stringify(JSON.parse(text), (field, value) =>
    typeof value === 'string' && field in longest && !stages.includes(value) ? word(longest[field] ?? 0) : value,
  )

/** Lengthens every text of the server's responses. */
const lengthen = (page: Page, world: World) =>
  page.route(/\/v1\/(?!sse|auth)/, async (route) => {
    const response = await world.fetch(route)
    await route.fulfill({ response, body: lengthened(await response.text()) })
  })

async function expectFit(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading…' }), path).toBeHidden()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const wide = [...document.querySelectorAll('body *')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.checkVisibility(),
      )
      return scrollWidth > clientWidth ? wide.slice(-3).map((each) => each.outerHTML.slice(0, 160)) : []
    })
    expect.soft(tooWide, `${path} at ${width}`).toEqual([])
  }
}

test('every screen fits with the longest words that a server may send', async ({ page, world }) => {
  test.setTimeout(240_000)
  await lengthen(page, world)
  await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
  const past = (await world.state()).orders.find(({ userId }) => userId === world.userId)
  for (const [name, route] of Object.entries(routes)) {
    if (/^(machine|root|cart|payments|login|scanMachine)$|Success$|Failure$/.test(name)) continue
    const path = route.replace(':orderId', past?.id ?? '')
    await openInside(page, path)
    await expectFit(page, path)
  }
  await openInside(page, paths.receipt(past?.id ?? ''))
  await expectFit(page, 'receipt')
  const order = await world.paidOrder(['Sea salt chips'])
  for (const path of [`/order-dispense?order_id=${order}`, `/payment-success?order_id=${order}`]) {
    await openInside(page, path)
    await expectFit(page, path)
  }
  // Its columns have a least width.
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  await openInside(page, paths.receipt(past?.id ?? ''))
  await expectFit(page, 'receipt with large text')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** The words that are broken into two lines although a line has room for them. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      // Text for screen readers alone is one pixel wide, or in something that is.
      const [parent, ...outer] = [
        text.parentElement,
        text.parentElement?.parentElement,
        text.parentElement?.parentElement?.parentElement,
      ]
      if (!parent?.checkVisibility() || [parent, ...outer].some((each) => each && each.offsetWidth <= 1)) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}₹.,]{2,18}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })

test('a wide table, code and a long address in a brand’s page stay within it, and the keyboard reaches them', {
  tag: breadth,
}, async ({ page }) => {
  await arrive(page, routes.privacy)
  const long = 'https://authority.example/complaints/data-protection/form-for-customers-of-vending-machines'
  const row = (cell: string) => `|${`${cell}|`.repeat(6)}\n`
  const { html } = parsePage(
    `# T\n${row('Purpose')}${row('-')}${row('Measurement')}\n1. <${long}>\n2. B\n\n       code ${long}\n\n<${long}>\n`,
  )
  const prose = page.locator('[class*="prose"]').first()
  await prose.evaluate((element, html) => {
    element.innerHTML = html
  }, html)
  await expectFit(page, routes.privacy)
  const table = prose.getByRole('group', { name: 'Purpose, Purpose' })
  for (const scroller of [table, prose.locator('pre')]) {
    expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await scroller.focus()
    await expect(scroller).toBeFocused()
  }
  await expect(prose.locator('ol')).toHaveCSS('list-style-type', 'decimal')
})

test('a machine’s longest number stays beside the machine’s drawing, and a usual one in one line', {
  tag: breadth,
}, async ({ page }) => {
  await arrivePaid(page, 'Sea salt chips')
  const number = page.getByRole('main').getByText('VM-1001', { exact: true })
  expect((await number.boundingBox())?.height).toBeLessThan(45)
  const places = await number.evaluate((element, id) => {
    element.textContent = id
    const { right } = element.getBoundingClientRect()
    return { right, edge: element.closest('div')?.getBoundingClientRect().right }
  }, word(64))
  expect(places.right).toBeLessThanOrEqual(places.edge ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a brand’s long name takes two lines of the header and leaves room for signing in', { tag: breadth }, async ({
  page,
  context,
}) => {
  const name = 'The Very Large and Friendly Vending Machine Company of Northern and Southern Places'
  await withConfig(context, { name })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/search-machine')
  const brand = page.getByRole('banner').getByText(name)
  const box = await brand.boundingBox()
  const signIn = await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).boundingBox()
  expect(box && signIn && box.x + box.width <= signIn.x).toBe(true)
  expect(box?.height).toBeLessThan(54)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70)
})

// German has the longest words, English the longest prices.
for (const language of ['en', 'de', 'hi'])
  test(`no ordinary word is broken on a small phone: ${language}`, { tag: breadth }, async ({ page, world }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 360, height: 800 })
    await arrive(page, '/icon.svg', 'regular', ['Sea salt chips', 'Chili lime chips'])
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/search-machine')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const visit = async (path: string) => {
      await openInside(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('main [role="status"]:text-matches("…$")')).toHaveCount(0)
      await expect
        .configure({ soft: true })
        .poll(() => brokenWords(page), path)
        .toEqual([])
    }
    // The orders say what was bought before, which the products offer again on the next visit.
    await openInside(page, routes.products)
    await expect.poll(() => page.evaluate(() => 'boughtBefore' in localStorage)).toBe(true)
    const past = (await world.state()).orders.find(({ userId }) => userId === world.userId)
    for (const [name, route] of Object.entries(routes))
      if (!/^(machine|root|cart|payments|login|scanMachine)$|Success$|Failure$/.test(name))
        await visit(route.replace(':orderId', past?.id ?? ''))
    await openInside(page, routes.products)
    await expect(page.locator('[data-view="again"] h2').nth(3)).toBeAttached()
    // Last, because while an order waits, it is opened in place of the products.
    const order = await world.paidOrder(['Sea salt chips'])
    for (const path of [`/order-dispense?order_id=${order}`, `/payment-success?order_id=${order}`]) await visit(path)
  })

test('a dot stands only between two facts of one line', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/search-machine', 'regular')
  const count = { hidden: 0, shown: 0 }
  const screens = [
    [routes.orderHistory, 'Your orders'],
    [routes.refunds, 'Refunds'],
    [routes.offers, 'Offers'],
    ['/search-machine?keyword=a', 'Find your machine'],
  ] as const
  // In the first of these widths, facts of the orders take several lines, in the last one a single line.
  const visits = [320, 768].flatMap((width) => screens.map(([path, title]) => ({ width, path, title })))
  for (const { width, path, title } of visits) {
    await page.setViewportSize({ width, height: 800 })
    await openInside(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('·').first(), path).toBeAttached()
    const { hidden, alone, shown } = await page.evaluate(() => {
      const dots = [...document.querySelectorAll('main span')].filter(
        (each) => each.childElementCount === 0 && each.textContent?.trim() === '·',
      )
      const found = { hidden: 0, shown: 0, alone: [] as unknown[] }
      for (const dot of dots) {
        dot.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = dot.getBoundingClientRect()
        const isSeen = document.elementsFromPoint(left + width / 2, top + height / 2).includes(dot)
        const before = dot.parentElement?.previousElementSibling?.getClientRects()
        const last = before?.item(before.length - 1) ?? new DOMRect()
        if (!isSeen) found.hidden++
        else if (last.bottom > top && last.right <= left + 1) found.shown++
        else found.alone.push(dot.parentElement?.parentElement?.textContent)
      }
      return found
    })
    expect(alone, path).toEqual([])
    count.hidden += hidden
    count.shown += shown
  }
  expect(count.hidden * count.shown).toBeGreaterThan(0)
})

test('with large text, no fact below an order is cut off', { tag: breadth }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await arrive(page, routes.orderHistory, 'regular')
  const order = await page.getByRole('main').getByRole('listitem').getByRole('link').first().getAttribute('href')
  await openInside(page, `${routes.orderDispenseStatus}?order_id=${order?.split('/').at(-1)}`)
  await expect(page.getByText(/^Order A-/)).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main span')]
      .filter((each) => each.childElementCount === 0 && each.textContent?.trim() === '·')
      .map((dot) => {
        const facts = dot.parentElement?.parentElement ?? dot
        const edge = facts.getBoundingClientRect().left + dot.getBoundingClientRect().width - 1
        const words = [...facts.children].flatMap((fact) => [...fact.children].filter((each) => each !== dot))
        return words.flatMap((each) => [...each.getClientRects()]).some(({ left }) => left < edge)
      }),
  )
  expect(cut.length).toBeGreaterThan(0)
  expect(cut).not.toContain(true)
})

test('every screen fits with any word in its URL', { tag: breadth }, async ({ page }) => {
  test.setTimeout(120_000)
  const long = word(3000)
  await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
  for (const path of [
    `/machine/${long}`,
    `/${long}`,
    `/order-history-details/${long}`,
    `/order-dispense?order_id=${long}`,
    `/order-dispense?machine=${long}`,
    `/order-dispense-status?order_id=${long}`,
    `/payment-success?order_id=${long}`,
    `/payu-payment-failure?order_id=${long}`,
    `/support?order_id=${long}`,
    `/search-machine?keyword=${long}`,
    `/order-history?keyword=${long}`,
    `/wallet-transactions?keyword=${long}`,
    `/refunds?status=${long}`,
    `/products?category=${long}`,
    `/card?next=${long}`,
  ]) {
    await openInside(page, path)
    await expectFit(page, path.slice(0, 40))
  }
})
