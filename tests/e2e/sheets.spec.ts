/** Every sheet and dialog closes on Back, Escape, a drag down and a tap outside, and the screen below stays (§8.16). */
import type { Page } from '@playwright/test'
import { screens } from '../gallery/screens.ts'
import { atMachine, breadth, expect, test } from './support/test.ts'

/** Drags from the sheet's top by touch. */
async function dragDown(page: Page) {
  const box = await page.getByRole('dialog').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 12]
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }] })
  await send('touchStart', 0)
  for (const down of [20, 60, 120, 160]) await send('touchMove', down)
  await send('touchEnd', 0)
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack({ waitUntil: 'commit' }),
  Escape: (page) => page.keyboard.press('Escape'),
  'a drag down': dragDown,
  'a tap outside': (page) => page.mouse.click(195, 8),
}

/** Full screen, or opened by a link or a payment: Enter doesn't open them again. */
const others = ['scanner refused', 'change machine', 'payment refused']

/** Opened by a tap on a product, and from a field. All are the same `Dialog`. */
const kinds = ['coffee sheet', 'login country']

test.use({ hasTouch: true })

for (const { name, scenario, isSheet, reach } of screens.filter((screen) => screen.isSheet))
  test.describe(name, () => {
    test.skip(!isSheet || others.includes(name), 'no sheet')
    if (scenario) test.use({ scenario })
    const details = { tag: kinds.includes(name) ? [] : breadth }
    test(`${name} closes on Back, Escape, a drag down and a tap outside (§8.16)`, details, async ({ page, world }) => {
      await reach({ page, world })
      const dialog = page.getByRole('dialog')
      const path = () => new URL(page.url()).pathname
      const before = path()
      for (const [way, close] of Object.entries(ways)) {
        await expect(dialog, way).toHaveCount(1)
        await close(page)
        await expect(dialog, way).toHaveCount(0)
        expect(path(), way).toBe(before)
        // What opened the sheet has the focus again, a moment after the sheet has gone.
        await expect(async () => {
          await page.keyboard.press('Enter')
          await expect(dialog, way).toHaveCount(1, { timeout: 1000 })
        }).toPass()
      }
      await expect(dialog).toHaveCount(1)
    })
  })

test('two fingers and a move of what they enlarged close no sheet (WCAG 1.4.4)', async ({ page }) => {
  await atMachine(page)
  await page.getByRole('button', { name: 'About Sea salt chips' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const still = { x: 150, y: 500, id: 0 }
  await send('touchStart', still)
  await send('touchStart', still, { x: 250, y: 450, id: 1 })
  for (const by of [40, 120, 200])
    await send('touchMove', { x: 150, y: 500 + by, id: 0 }, { x: 250, y: 450 - by, id: 1 })
  expect(await dialog.evaluate((sheet) => sheet.style.translate)).toBe('')
  await send('touchEnd')
  await expect(dialog).toHaveCount(1)
  // The second finger beside the sheet: only the first one's start reaches it.
  const { y: top = 0 } = (await dialog.boundingBox()) ?? {}
  await send('touchStart', still)
  await send('touchStart', still, { x: 250, y: top / 2, id: 1 })
  for (const by of [40, 120, 200])
    await send('touchMove', { x: 150, y: 500 + by, id: 0 }, { x: 250, y: top / 2 - by / 10, id: 1 })
  expect(await dialog.evaluate((sheet) => sheet.style.translate)).toBe('')
  await send('touchEnd')
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2.5)
  await send('touchStart', { x: 150, y: 300, id: 0 })
  for (const by of [40, 200, 400]) await send('touchMove', { x: 150, y: 300 + by, id: 0 })
  expect(await dialog.evaluate((sheet) => sheet.style.translate)).toBe('')
  await send('touchEnd')
  await expect(dialog).toHaveCount(1)
})
