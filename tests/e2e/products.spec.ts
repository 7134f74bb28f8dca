/** The products in their three views, and product details. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrive, atMachine, breadth, expect, payAtProvider, showAs, signIn, test, toPayment } from './support/test.ts'

const plus = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true })
const about = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `About ${name}` })
    .first()
    .click({ position: { x: 40, y: 40 } })

test('six products show at once on a phone, and no + button covers them (§2.18)', async ({ page }) => {
  await atMachine(page)
  await expect(page.getByRole('radiogroup', { name: 'Categories' })).toBeAttached()
  const { visible, overlaps } = await page.evaluate(() => {
    // The tab bar covers the bottom of the screen.
    const fold = innerHeight - 57
    const cards = [...document.querySelectorAll('main li')]
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return {
      visible: cards.filter((card) => box(card).bottom <= fold && box(card).top >= 0).length,
      overlaps: cards.slice(0, 6).flatMap((card): unknown[] => {
        const add = box(card.querySelector('button[aria-label^="Add "]'))
        if (add.width !== 44 || add.height !== 44) return ['size']
        return [...card.querySelectorAll('img, h2, p')].filter((part) => {
          const own = document.createRange()
          own.selectNodeContents(part)
          return meet(add, part.localName === 'img' ? box(part) : own.getBoundingClientRect())
        })
      }),
    }
  })
  expect(visible).toBeGreaterThanOrEqual(6)
  expect(overlaps).toEqual([])
  await expect(page.getByRole('listitem').filter({ hasText: 'Chili lime chips' })).toContainText('Only 2 left')
  await expect(page.getByText('In stock')).toHaveCount(0)
})

for (const [language, width] of [
  ['en', 390],
  ['de', 360],
] as const)
  test(`why a product can’t be bought covers no price and no size, in ${language} on ${width} px`, {
    tag: language === 'en' ? breadth : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await arrive(page, '/icon.svg')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto('/machine/VM-1001')
    await expect(page.locator('html')).toHaveAttribute('data-typeface')
    const cards = page.locator('main li[data-out]')
    await expect(cards).toHaveCount(2)
    const covered = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const [reason, ...words] = [card.lastElementChild, ...card.querySelectorAll('[translate="no"], small')]
        const boxOf = (part: Element | null | undefined) => {
          const range = document.createRange()
          if (part) range.selectNodeContents(part)
          return range.getBoundingClientRect()
        }
        const { left, top } = boxOf(reason)
        return words.flatMap((part) => {
          const { right, bottom } = boxOf(part)
          const isShown = getComputedStyle(part).clipPath === 'none'
          return isShown && right > left && bottom > top ? [part.textContent] : []
        })
      }),
    )
    expect(covered).toEqual([])
  })

test('products show as a grid by default, another view survives a reload, and a category shows its own (§2.11 §9.3)', async ({
  page,
}) => {
  await atMachine(page)
  await expect(page.getByRole('button', { name: 'Show as: Grid' })).toBeVisible()
  await expect(page.locator('main ul').first()).toHaveAttribute('data-view', 'grid')
  await showAs(page, 'List')
  await page.reload()
  await expect(page.locator('main ul')).toHaveAttribute('data-view', 'list')
  await expect(plus(page, 'Sea salt chips')).toBeVisible()
  // A tap on what is being replaced hits neither. Those before are in early.spec.ts.
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeAttached()
  await page.getByText('Cold drinks', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeChecked()
  await expect(plus(page, 'Sea salt chips')).toHaveCount(0)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.getByText('All', { exact: true }).click()
  await expect(plus(page, 'Sea salt chips')).toBeVisible()
})

test('the filter limits products to what the customer eats (§2.20)', async ({ page }) => {
  await atMachine(page)
  const sandwich = page.getByRole('heading', { name: 'Chicken & herb sandwich' })
  await expect(sandwich).toBeVisible()
  await expect(page.getByRole('img', { name: 'Not vegetarian' }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByText('Milk and lactose', { exact: true }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show \d+ matches$/ }).click()
  await expect(sandwich).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Masala magic chips' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter, 1 in use' }).click()
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(sandwich).toBeVisible()
})

test('past purchases are offered again without layout shift, and only to the same customer (§2.19)', {
  tag: breadth,
}, async ({ page }) => {
  const again = page.getByRole('region', { name: 'Buy again' })
  await atMachine(page)
  await expect(again).toHaveCount(0)
  await plus(page, 'Masala magic chips').click()
  await toPayment(page)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await page.goto('/products')
  await expect(again.getByRole('listitem')).toHaveText(/Masala magic chips.*₹35/)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1500)
      }),
  )
  expect(shift).toBeLessThan(0.001)
  await again.getByRole('button', { name: 'Buy Masala magic chips now' }).click()
  await expect(page.getByRole('button', { name: /^Pay ₹35/ })).toBeEnabled()
  await page.goBack()
  // With a filled cart, the button adds to the cart instead.
  await again.getByRole('button', { name: 'One more Masala magic chips' }).click()
  await expect(again.getByRole('button', { name: 'One more Masala magic chips' })).toHaveText('2')
  await page.evaluate(() => localStorage.clear())
  await atMachine(page, 'VM-1002')
  await signIn(page)
  // Purchases from another phone show from the next visit on.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('boughtBefore'))).not.toBeNull()
  await page.reload()
  await expect(again.getByRole('listitem').first()).toBeVisible()
  await showAs(page, 'Machine front')
  await expect(again.getByRole('button', { name: /^Buy / }).first()).toBeVisible()
})

test('a product’s picture is over half of its card, and an offer makes it no higher', { tag: breadth }, async ({
  page,
}) => {
  await atMachine(page)
  const measure = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .evaluate((card) => ({
        card: card.getBoundingClientRect().height,
        picture: card.querySelector('img')?.parentElement?.offsetHeight ?? 0,
      }))
  const offered = await measure('Sea salt chips')
  const plain = await measure('Butter popcorn')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sea salt chips' })).toContainText('10% off')
  expect(offered).toEqual(plain)
  expect(plain.picture).toBeGreaterThanOrEqual(112)
  expect(plain.picture).toBeGreaterThan(plain.card / 2)
})

test('an offer is clear of the picture, the old price beside the new one, and a tap changes no card’s height', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page, 'CF-2001')
  const latte = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Caffè latte' }) })
  const measure = () =>
    latte.evaluate((card) => {
      const box = (css: string) => card.querySelector(css)?.getBoundingClientRect() ?? new DOMRect()
      const [pack, offer] = [box('img'), box('span[class*="offer"]')]
      const other = [...document.querySelectorAll('main li')].find((each) => !each.querySelector('[class*="offer"]'))
      const [now, before] = [box('[class*="now"] > span'), box('s')]
      return {
        height: card.clientHeight,
        isClear: offer.height > 0 && offer.top >= pack.bottom,
        isEven: pack.height === other?.querySelector('img')?.getBoundingClientRect().height,
        isBesideNow: before.left >= now.right && before.top < now.bottom && before.bottom > now.top,
      }
    })
  const plain = await measure()
  expect(plain).toMatchObject({ isClear: true, isEven: true, isBesideNow: true })
  await plus(page, 'Caffè latte').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByRole('button', { name: 'One more Caffè latte' })).toBeVisible()
  expect((await measure()).height).toBe(plain.height)
})

test('with large text, the icons in buttons are larger too, and the cart’s bar keeps one line', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page)
  await plus(page, 'Sea salt chips').click()
  const measure = () =>
    page.evaluate(() => {
      const [add, bar] = [document.querySelector('[data-add]'), document.querySelector('aside a')]
      const icon = document.querySelector('button svg.tabler-icon')?.getBoundingClientRect().width ?? 0
      const { width = 0 } = add?.getBoundingClientRect() ?? {}
      return {
        icon,
        add: width,
        sign: add ? Number.parseFloat(getComputedStyle(add).fontSize) : 0,
        bar: bar?.clientHeight ?? 0,
      }
    })
  // The tools are loaded later.
  await expect(page.locator('button svg.tabler-icon').first()).toBeVisible()
  const usual = await measure()
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  const large = await measure()
  expect([large.icon / usual.icon, large.add / usual.add, large.sign / usual.sign].every((more) => more > 1.2)).toBe(
    true,
  )
  expect(large.bar).toBeLessThan(75)
})

test('a machine that is offline says only that, not when its place opens, and leads to another one', {
  tag: breadth,
}, async ({ page }) => {
  // Its place opens in the evening.
  await page.clock.setFixedTime('2026-11-02T06:30:00Z')
  await atMachine(page, 'VM-1005')
  await expect(page.getByText('Buying works again as soon as it’s back online.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Gym fuel')
  await expect(page.getByRole('banner')).not.toContainText('Closed')
  await page.getByRole('link', { name: 'Find another machine' }).click()
  await expect(page).toHaveURL(/search-machine/)
})

test('a machine that is found offline says only that', { tag: breadth }, async ({ page }) => {
  await page.goto('/search-machine')
  await page.getByLabel('Machine name, place or number').fill('gym fuel')
  const row = page.getByRole('listitem').filter({ hasText: 'Gym fuel' })
  await expect(row).toContainText('Offline')
  await expect(row).not.toContainText(/open/i)
  await expect(row.getByText('VM-1005')).toHaveAttribute('translate', 'no')
})

test('the + is a circle of 40 px in a target of 44 px, equally far from two edges of the card', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page)
  const circle = await plus(page, 'Sea salt chips').evaluate((button) => {
    const card = button.closest('li')?.getBoundingClientRect() ?? new DOMRect()
    const { right, bottom, width, height } = button.getBoundingClientRect()
    const apart = [card.right - right, card.bottom - bottom].map((each) => Math.round(each * 100) / 100)
    return { target: [width, height], drawn: button.clientWidth, apart }
  })
  expect(circle).toEqual({ target: [44, 44], drawn: 40, apart: [3, 3] })
  await plus(page, 'Sea salt chips').click()
  const more = page.getByRole('button', { name: 'One more Sea salt chips' })
  const less = page.getByRole('button', { name: 'One less Sea salt chips' })
  expect(await more.locator('..').evaluate((pill) => pill.clientHeight)).toBe(40)
  for (const each of [more, less]) expect(await each.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

test('what cards say changes no picture: in a view, all have boxes of one shape', { tag: breadth }, async ({
  page,
}) => {
  await atMachine(page)
  const shapes = () =>
    page.locator('[data-card]').evaluateAll((cards) =>
      cards.slice(0, 8).map((card) => {
        const { width, height } = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
        return `${Math.round(width)}×${Math.round(height)}`
      }),
    )
  for (const view of ['Grid', 'List'] as const) {
    await showAs(page, view)
    expect(new Set(await shapes()).size, view).toBe(1)
  }
})

test('on the machine front, pictures, names and prices of a row stand side by side, and few left are counted', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page)
  await showAs(page, 'Machine front')
  const rows = await page.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const tops = (selector: string) =>
        [...row.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().top))
      return [
        new Set(tops('td img')).size,
        new Set(tops('[data-slot] > span:first-of-type')).size,
        new Set(tops('td b > span')).size,
        // Also the + beside a long price.
        new Set(tops('td [data-add]')).size,
      ]
    }),
  )
  expect(rows).toEqual(rows.map(() => [1, 1, 1, 1]))
  await expect(page.getByRole('cell').filter({ hasText: 'Dark 70' })).toContainText('1 left')
})

test('the machine front works with a screen reader and the keyboard, and a product comes from its slot', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page)
  await showAs(page, 'Machine front')
  const tray = page.getByRole('table', { name: 'The machine’s front' })
  await expect(tray.getByRole('columnheader')).toHaveText(['1', '2', '3', '4', '5', '6'])
  await expect(tray.getByRole('rowheader')).toHaveText(['A', 'B', 'C', 'D', 'E'])
  await expect(tray.getByRole('button', { name: 'C5, Jaggery' })).toHaveCount(0)
  await expect(tray.getByRole('button', { name: /^C5, .*, Not available$/ })).toBeVisible()
  await expect(tray.getByRole('button', { name: /^B5, .*, Sold out$/ })).toBeVisible()
  // One column is cut off at the edge of the screen, as a hint to scroll.
  const cut = await tray.locator('td:has(button)').evaluateAll((cells) =>
    cells.some((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      return left < innerWidth - 24 && right > innerWidth + 24
    }),
  )
  expect(cut).toBe(true)
  await tray.getByRole('button', { name: 'Add Milk & hazelnut' }).click()
  await expect(tray.getByRole('button', { name: 'One more Milk & hazelnut' })).toHaveText('1')
  await tray.getByRole('button', { name: /^A1, / }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(tray.getByRole('button', { name: /^B2, / })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Milk & hazelnut' })).toContainText('Slot B2')
  await page.keyboard.press('Escape')
  await tray.getByRole('button', { name: /^D3/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add · ₹/ })
    .click()
  const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartList') ?? '[]'))
  await expect.poll(lines).toContainEqual(expect.objectContaining({ motor_id: 'm403' }))
})

test('a product opens with all its details, and the back button closes it', async ({ page }) => {
  await atMachine(page)
  await about(page, 'Masala magic chips')
  const sheet = page.getByRole('dialog', { name: 'Masala magic chips' })
  await expect(sheet.getByText(/Best before/)).toBeVisible()
  await expect(sheet).toHaveText(/Contains milk.*Ingredients Potatoes.*Nutrition per pack.*Energy/)
  await expectAccessible(page)
  const add = sheet.getByRole('button', { name: 'Add · ₹35' })
  await sheet.getByRole('row', { name: /Sodium/ }).scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect(add).toBeInViewport({ ratio: 1 })
  await sheet.evaluate((element) => element.scrollTo(0, 0))
  await add.evaluate((button: HTMLElement) => button.click())
  await expect(sheet.getByLabel('1 × Masala magic chips in the cart')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'One more Masala magic chips' })).toBeFocused()
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(sheet.getByRole('link', { name: 'View cart' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('link', { name: /1 product/ })).toBeVisible()
})

test('a wide screen shows the cart beside the products (§2.21)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await atMachine(page)
  const cart = page.getByRole('complementary', { name: 'Your cart' })
  await expect(cart).toContainText('Your cart is empty')
  await plus(page, 'Sea salt chips').click()
  await expect(cart.getByRole('listitem')).toHaveText(/Sea salt chips.*₹35/)
  await cart.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await expect(cart.getByRole('listitem')).toHaveText(/Sea salt chips.*₹70/)
  // A line costs what its card and the cart's screen say.
  await plus(page, 'Dark 70').click()
  await expect(cart.getByRole('listitem').nth(1)).toHaveText(/Dark 70.*₹67\.50 ₹90/)
  await expect(cart.getByText('You save ₹22.50')).toBeVisible()
  await expect(cart).toContainText('3 products ₹137.50')
  await expectAccessible(page)
  const header = page.getByRole('banner')
  await expect(header).not.toContainText('Snackmate')
  await cart.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible()
  await expect(header, 'who is paid').toContainText('Snackmate · Abbott House')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dark 70' })).toContainText(/₹67\.50 ₹90/)
  await expect(page.getByText('On Okapi bars · You save ₹22.50')).toBeVisible()
  await expect(page.getByText('Subtotal')).toBeHidden()
})

test('an added product flies to the cart unless reduced motion is preferred', { tag: breadth }, async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = HTMLImageElement.prototype
    HTMLImageElement.prototype.animate = function (...how) {
      document.documentElement.dataset.flights = `${Number(document.documentElement.dataset.flights ?? 0) + 1}`
      return animate.apply(this, how)
    }
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await atMachine(page)
  await plus(page, 'Sea salt chips').click()
  // The animation is loaded last. Each try removes its product again, so the cart never fills up.
  await expect(async () => {
    await page.getByRole('button', { name: 'One more Sea salt chips' }).click()
    await page.getByRole('button', { name: 'One less Sea salt chips' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-flights', '1', { timeout: 900 })
  }).toPass()
  await expect(page.locator('body > img')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await plus(page, 'Masala magic chips').click()
  await expect(page.getByRole('link', { name: /2 products/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'One less Masala magic chips' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-flights', '1')
})

test('a phone that stores no choice of what to avoid says so below the products (§2.22)', async ({ page }) => {
  await atMachine(page)
  const note = page.getByText(/^No allergies are set on this device/)
  await expect(note).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set allergies and diet' })).toHaveAttribute('href', '/account#avoid')
  await page.getByRole('searchbox').fill('cola')
  await expect(note).toBeHidden()
  await page.evaluate(() => localStorage.setItem('avoid', '[]'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toBeVisible()
  await expect(note).toBeHidden()
})
