/** Keyboard access and focus. */
import type { Locator, Page } from '@playwright/test'
import { coveredFocus } from './support/covered-focus.ts'
import { arrive, atMachine, breadth, expect, showAs, signIn, test } from './support/test.ts'

/** Tabs forward until the element with this role and name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${role} ${name} can't be reached by Tab`)
}

test('a guest completes a purchase with the keyboard alone (§1.2)', async ({ page }) => {
  // A machine with few products, because each is a stop on the way to the cart.
  await page.goto('/machine/VM-1008')
  await tabTo(page, 'button', 'Add Nacho cheese triangles')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', /View cart/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay ₹50', exact: true })).toBeEnabled()
  await tabTo(page, 'button', /Change$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tabTo(page, 'button', /^Pay ₹50/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await tabTo(page, 'button', /^Pay ₹/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Dispense now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
})

test('going backward, the sticky header and categories cover no control that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await atMachine(page)
  // What cares for it loads after the products.
  await expect(async () => {
    await page.getByRole('button', { name: /^Add / }).last().focus()
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      const isCovered = await page.evaluate(() => {
        const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        return document.elementFromPoint(left + 20, top + 2)?.closest('button') !== document.activeElement
      })
      expect(isCovered, `after ${presses + 1} presses`).toBe(false)
    }
  }).toPass()
})

// 320 × 256 is a desktop at 400 %.
test('no bar covers what has the focus, on a phone, on its side or at 400 % zoom (§8.15)', async ({ page }) => {
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show as/ })).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => coveredFocus(page), `${width} × ${height}`).toEqual([])
  }
  // At 400 %, one product with its price and + fits between the bars.
  const card = page.getByRole('listitem').nth(3)
  await card.getByRole('button', { name: /^Add / }).focus()
  await expect(card).toBeInViewport({ ratio: 1 })
  // The link to the cart stays beside the buttons of the cards.
  const { x = 0, width = 0 } = (await page.getByRole('link', { name: /₹35.*View cart/ }).boundingBox()) ?? {}
  const buttons = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^(Add|Remove) / })
    .all()
  for (const button of buttons) expect((await button.boundingBox())?.x).toBeGreaterThan(x + width)
  expect(buttons.length).toBeGreaterThan(6)
})

test('at 400 % zoom the filter’s button is in view (§8.15)', { tag: breadth }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await arrive(page, '/products')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('button', { name: 'Show all products' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => coveredFocus(page)).toEqual([])
})

async function inOneLine(page: Page) {
  const controls = [page.getByRole('searchbox'), page.getByText('All', { exact: true })]
  const middleOf = async (control: Locator) => {
    await expect(control).toBeVisible()
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {}
    return Math.round(y + height / 2)
  }
  // React may take over from the drawing between the two.
  await expect.poll(async () => new Set(await Promise.all(controls.map(middleOf))).size).toBe(1)
}

test('at 400 % zoom a product’s price is in view, below one line of categories and tools (§8.15)', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await atMachine(page)
  await inOneLine(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Sea salt chips' }).first()
  await expect(card.getByText('₹35')).toBeInViewport({ ratio: 1 })
  const search = page.getByRole('searchbox')
  const width = async () => (await search.boundingBox())?.width ?? 0
  expect(await width()).toBe(44)
  await search.fill('dark')
  expect(await width(), 'the field shows what is typed').toBeGreaterThan(120)
  await expect(page.getByRole('heading', { name: 'Dark 70' })).toBeVisible()
  await search.blur()
  expect(await width(), 'and goes on showing it').toBeGreaterThan(120)
})

test('at 400 % zoom the scanner without a camera shows its title in words, and the number that is typed (§8.15)', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/scan-machine')
  const problem = page.getByRole('dialog').getByRole('heading', { level: 3 })
  await expect(problem).toBeVisible()
  const title = await page.getByRole('heading', { name: 'Scan the code' }).boundingBox()
  expect(title?.height).toBeLessThan(60)
  expect((await problem.boundingBox())?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
  expect((await page.getByRole('textbox').boundingBox())?.width).toBeGreaterThan(120)
  const again = await page.getByRole('button', { name: 'Try again' }).boundingBox()
  const label = await page.locator('label[for=scan-id]').boundingBox()
  expect((again?.y ?? 0) + (again?.height ?? 0), 'the ways below cover no button').toBeLessThan((label?.y ?? 0) - 24)
})

test('with large text on a narrow phone, no price of the list is broken and no name of an earlier purchase is cut', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await atMachine(page)
  await signIn(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('boughtBefore'))).not.toBeNull()
  await page.reload()
  const again = page.locator('[data-view="again"] h2').first()
  await expect(again).toBeVisible()
  await showAs(page, 'List')
  for (const size of ['16px', '20px', '24px', '32px']) {
    await page.addStyleTag({ content: `html { font-size: ${size} }` })
    const broken = await page.locator('[data-view="list"] [class*="_now_"] > span:first-child').evaluateAll(
      (prices) =>
        prices.filter((price) => {
          const range = document.createRange()
          range.selectNodeContents(price)
          return range.getClientRects().length > 1
        }).length,
    )
    expect(broken, size).toBe(0)
    const [inner, outer] = await again.evaluate((name) => [name.scrollHeight, name.clientHeight])
    expect(inner, size).toBeLessThanOrEqual((outer ?? 0) + 2)
  }
})

test('where the phone asks for more contrast, nothing is dimmed, and a border shows as a field’s does', {
  tag: breadth,
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    await atMachine(page)
    const size = page.getByRole('main').getByText('52 g').first()
    const words = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    await expect(size).not.toHaveCSS('color', words)
    await page.emulateMedia({ contrast: 'more' })
    await expect(size).toHaveCSS('color', words)
    const field = await page.getByRole('searchbox').evaluate((element) => getComputedStyle(element).borderTopColor)
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCSS('border-top-color', field)
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })

  test('with large text, the account is no wider than a narrow phone', { tag: breadth }, async ({ page }) => {
    await arrive(page, '/account')
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    await expect(page.getByRole('heading', { name: 'Konto' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Automat/ }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a phone on its side shows two rows of products, below one line of categories and tools (§8.15)', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await atMachine(page)
  await inOneLine(page)
  for (const name of ['Sea salt chips', 'Aloo bhujia'])
    await expect(page.getByRole('button', { name: `Add ${name}` })).toBeInViewport({ ratio: 0.9 })
})

/** As Safari: a clicked button gets no focus, but what is around it does, if it can have it. */
function clickAsSafari() {
  addEventListener(
    'mousedown',
    (event) => {
      event.preventDefault()
      const button = event.target instanceof Element ? event.target.closest('button, a, label') : null
      const around = button?.parentElement?.closest('[tabindex]')
      if (around instanceof HTMLElement) around.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    true,
  )
}

test('closing a sheet returns the focus to what opened it, also in Safari, which does not focus tapped buttons', async ({
  page,
}) => {
  await page.addInitScript(clickAsSafari)
  await atMachine(page)
  const opener = page.getByRole('button', { name: 'About Sea salt chips' })
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a sheet that was opened from a sheet returns the focus into it, also in Safari', { tag: breadth }, async ({
  page,
}) => {
  await page.addInitScript(clickAsSafari)
  await atMachine(page, 'CF-2001')
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click()
  const opener = page.getByRole('dialog').getByRole('button', { name: /^Add/ })
  await opener.click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(opener).toBeFocused()
})
