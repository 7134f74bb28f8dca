/** Customized cups: choosing, repeating and paying, by touch and by keyboard. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { add, atMachine, breadth, expect, payAtProvider, test, toPayment } from './support/test.ts'

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const choose = async (page: Page, recipe: string, choice: RegExp) => {
  await sheet(page, recipe).getByRole('radio', { name: choice }).check()
  await sheet(page, recipe)
    .getByRole('button', { name: /^Add · ₹/ })
    .click()
}
const more = (page: Page, recipe: string) =>
  page.getByRole('button', { name: `One more ${recipe}`, exact: true }).click()
const lineOf = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test.describe('a cup', () => {
  test.beforeEach(({ page }) => atMachine(page, 'CF-2001'))

  test('is ordered as chosen, with only the first ingredient and only counts above 0 (§1.4 §5.3)', async ({
    page,
    world,
  }) => {
    await add(page, 'Caffè latte')
    await expect(sheet(page, 'Caffè latte')).toBeVisible()
    // The sheet slides up and rests on the bottom edge of the phone.
    await expect(async () => {
      const { y = 0, height = 0 } = (await sheet(page, 'Caffè latte').boundingBox()) ?? {}
      expect(y).toBeGreaterThan(50)
      expect(y + height).toBeCloseTo(page.viewportSize()?.height ?? 0, 0)
    }).toPass({ timeout: 5_000 })
    await choose(page, 'Caffè latte', /^2/)
    await add(page, 'Espresso')
    await choose(page, 'Espresso', /^None/)
    await add(page, 'Americano')
    await expect(sheet(page, 'Americano').getByRole('radio')).toHaveCount(2)
    await choose(page, 'Americano', /^With\b/)
    await add(page, 'Tomato soup')
    await page.getByRole('link', { name: /^4 products/ }).click()
    await expect(lineOf(page, 'Caffè latte')).toContainText('2 sugars')
    await expect(lineOf(page, 'Espresso')).toContainText('No sugar')
    await expect(lineOf(page, 'Americano')).toContainText('With milk')
    await page.goBack()
    await toPayment(page)
    await expect(page.getByText('2 sugars')).toBeVisible()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtProvider(page)
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    const [order] = await world.newOrders()
    expect(order?.items).toMatchObject([
      {
        id: 'rcp-latte',
        quantity: 1,
        customIngredients: [{ ingredient_id: 'ing-sugar', quantity: 5, selected_count: 2 }],
      },
      { id: 'rcp-espresso', quantity: 1, customIngredients: [] },
      {
        id: 'rcp-americano',
        quantity: 1,
        customIngredients: [{ ingredient_id: 'ing-milk', quantity: 20, selected_count: 1 }],
      },
      { id: 'rcp-tomato-soup', quantity: 1, customIngredients: [] },
    ])
    await expect(lineOf(page, 'Caffè latte')).toContainText('2 sugars')
  })

  test('vibrates when it is ready, and is offered again with its usual sugar (§4.17 §2.19)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => Boolean(document.documentElement.setAttribute('data-vibrated', String(pattern)))
    })
    await add(page, 'Caffè latte')
    await choose(page, 'Caffè latte', /^2/)
    await toPayment(page)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtProvider(page)
    await page.getByRole('button', { name: 'Dispense now' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-vibrated', '80,80,80,80,240')
    await page.goto('/products')
    await page.getByRole('button', { name: 'Buy Caffè latte now' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible()
    await expect(lineOf(page, 'Caffè latte')).toContainText('2 sugars')
  })

  test('can be repeated as last time, or customized again as a separate line with quantity 1 (§4.9)', async ({
    page,
  }) => {
    await add(page, 'Caffè latte')
    await choose(page, 'Caffè latte', /^1/)
    await more(page, 'Caffè latte')
    await sheet(page, 'Same as last time?').getByRole('button', { name: 'Same again: 1 sugar' }).click()
    await expect(page.getByRole('status', { name: '2 × Caffè latte in the cart' })).toBeVisible()
    await more(page, 'Caffè latte')
    await sheet(page, 'Same as last time?').getByRole('button', { name: 'Change sugar' }).click()
    await expect(sheet(page, 'Caffè latte').getByRole('radio', { name: /^1/ })).toBeChecked()
    await choose(page, 'Caffè latte', /^None/)
    await page.getByRole('link', { name: /^3 products/ }).click()
    await expect(page.getByRole('status', { name: '2 × Caffè latte, 1 sugar in the cart' })).toBeVisible()
    await expect(page.getByRole('status', { name: '1 × Caffè latte, No sugar in the cart' })).toBeVisible()
    // With two variants in the cart, adding one more to a line asks too, even after a reload.
    await page.reload()
    await more(page, 'Caffè latte, 1 sugar')
    await sheet(page, 'Same as last time?').getByRole('button', { name: 'Same again: 1 sugar' }).click()
    await expect(page.getByRole('status', { name: '3 × Caffè latte, 1 sugar in the cart' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Caffè latte, No sugar' }).click()
    await more(page, 'Caffè latte, 1 sugar')
    await expect(page.getByRole('status', { name: '4 × Caffè latte, 1 sugar in the cart' })).toBeVisible()
  })

  test('opens no sheet if it is sold out, over the limit or not customizable', { tag: breadth }, async ({ page }) => {
    const mocha = page.getByRole('listitem').filter({ hasText: 'Mocha' })
    await expect(mocha).toContainText('Sold out')
    await expect(mocha.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    await add(page, 'Tomato soup')
    for (const count of [2, 3, 4, 5]) {
      await more(page, 'Tomato soup')
      await expect(page.getByRole('status', { name: `${count} × Tomato soup in the cart` })).toBeVisible()
    }
    await add(page, 'Caffè latte')
    await expect(page.getByText('Only 5 products can be dispensed at a time')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Reserved stock does not count as available.
    await page.getByRole('button', { name: 'About South Indian filter coffee' }).click({ position: { x: 40, y: 40 } })
    await expect(page.getByRole('dialog')).toContainText('Few left')
  })

  test('is not added on close, Escape or the back button', { tag: breadth }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Add Caffè latte' })
    await add(page, 'Caffè latte')
    await sheet(page, 'Caffè latte').getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page, 'Caffè latte')).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(sheet(page, 'Caffè latte')).toBeHidden()
    await expect(opener).toBeFocused()
    await add(page, 'Tomato soup')
    await page.getByRole('link', { name: /View cart/ }).click()
    await page.goBack()
    await add(page, 'Caffè latte')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(lineOf(page, 'Tomato soup')).toBeVisible()
    await expect(lineOf(page, 'Caffè latte')).toHaveCount(0)
  })

  test('can be customized and repeated with the keyboard alone without losing focus', async ({ page }) => {
    const press = async (target: Locator, key: string) => {
      await expect(target).toBeFocused()
      await page.keyboard.press(key)
    }
    const oneMore = page.getByRole('button', { name: 'One more Caffè latte' })
    await page.getByRole('button', { name: 'Add Caffè latte' }).focus()
    await page.keyboard.press('Enter')
    const choice = sheet(page, 'Caffè latte')
    await press(choice.getByRole('radio', { name: /^None/ }), 'ArrowRight')
    await press(choice.getByRole('radio', { name: /^1/ }), 'ArrowRight')
    await press(choice.getByRole('radio', { name: /^2/ }), 'Tab')
    await press(choice.getByRole('button', { name: /^Add ·/ }), 'Enter')
    await press(oneMore, 'Enter')
    await press(page.getByRole('button', { name: 'Same again: 2 sugars' }), 'Tab')
    await press(page.getByRole('button', { name: 'Change sugar' }), 'Enter')
    await press(choice.getByRole('radio', { name: /^2/ }), 'ArrowLeft')
    await press(choice.getByRole('radio', { name: /^1/ }), 'Tab')
    await press(choice.getByRole('button', { name: /^Add ·/ }), 'Enter')
    await press(oneMore, 'Enter')
    await press(page.getByRole('button', { name: 'Same again: 1 sugar' }), 'Enter')
    await expect(oneMore).toBeFocused()
    await expect(page.getByRole('link', { name: /^3 products/ })).toBeVisible()
  })
})

test('both customization sheets are accessible and fit a small phone and a desktop', { tag: breadth }, async ({
  page,
}) => {
  const check = async (dialog: Locator) => {
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const { right, excess } = await dialog.evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        excess: element.scrollWidth - element.clientWidth,
      }))
      expect(excess).toBe(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    // On a phone, the sheet rests on the bottom edge.
    await expect.poll(() => dialog.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740)
  }
  await atMachine(page, 'CF-2001')
  await add(page, 'Caffè latte')
  await check(sheet(page, 'Caffè latte'))
  await choose(page, 'Caffè latte', /^3/)
  await more(page, 'Caffè latte')
  await check(sheet(page, 'Same as last time?'))
})
