/** A phone held sideways: its camera and its corners cover what is drawn below them. */
import type { Page } from '@playwright/test'
import { routes } from '#shared/paths.ts'
import { coveredFocus } from './support/covered-focus.ts'
import { arrive, arriveAtPayment, atMachine, breadth, expect, openInside, test } from './support/test.ts'

const inset = 59
const below = 21

test.use({ viewport: { width: 844, height: 390 } })

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset, bottom: below } })
})

/** The texts that the phone covers: at a side, and below what doesn't scroll. */
const covered = (page: Page) =>
  page.evaluate(
    ([side, foot]) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const found: string[] = []
      /** A row that scrolls shows only what is within it. */
      const clipOf = (element: Element | null): { left: number; right: number } => {
        if (!element) return { left: 0, right: innerWidth }
        const outer = clipOf(element.parentElement)
        if (getComputedStyle(element).overflowX === 'visible') return outer
        const { left, right } = element.getBoundingClientRect()
        return { left: Math.max(left, outer.left), right: Math.min(right, outer.right) }
      }
      /** What is fixed can't be scrolled away from the edge, unless it scrolls within. */
      const isFixed = (element: Element | null): boolean => {
        if (!element) return false
        const { position, overflowY } = getComputedStyle(element)
        return position === 'fixed' || (overflowY === 'visible' && isFixed(element.parentElement))
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!node.textContent?.trim() || !parent || !isShown(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const clip = clipOf(parent)
        for (const rect of range.getClientRects()) {
          const { width, top, bottom } = rect
          const [left, right] = [Math.max(rect.left, clip.left), Math.min(rect.right, clip.right)]
          // Neither texts for screen readers nor the hidden skip link.
          if (width < 2 || left >= right || top > innerHeight || bottom < 0) continue
          const isLow = bottom > innerHeight - foot && isFixed(parent)
          if (left < side || right > innerWidth - side || isLow) found.push(node.textContent.trim())
        }
      }
      return found
    },
    [inset, below] as const,
  )

test('in landscape, no screen shows text under the camera or the corners (§8.15)', async ({ page }) => {
  test.setTimeout(120_000)
  await arrive(page, '/products', 'regular', ['Sea salt chips'])
  for (const path of Object.values(routes)) {
    await openInside(page, path.replace(':machineId', 'VM-1001').replace(':orderId', 'ord-past-01'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await covered(page), path).toEqual([])
  }
})

test('in landscape, sheets and the scanner keep clear of the camera too', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  await page.getByRole('button', { name: 'About Sea salt chips' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await covered(page)).toEqual([])
  await page.goto('/scan-machine')
  await expect(page.getByRole('heading', { name: 'No camera found' })).toBeVisible()
  expect(await covered(page)).toEqual([])
})

test('in landscape, paying takes one line and is in view, and covers nothing that has the focus', {
  tag: breadth,
}, async ({ page }) => {
  await arriveAtPayment(page)
  const pay = page.getByRole('button', { name: /^Pay ₹/ })
  await expect(pay).toBeEnabled()
  await expect(pay).toBeInViewport({ ratio: 1 })
  await expect.poll(() => coveredFocus(page)).toEqual([])
  expect(await pay.evaluate((button) => button.parentElement?.clientHeight)).toBeLessThanOrEqual(76)
  // A message makes it higher: it no longer stays in view.
  await page.context().setOffline(true)
  await expect(pay.locator('..').getByRole('alert')).toBeAttached()
  await expect.poll(() => coveredFocus(page)).toEqual([])
  await expect(pay.locator('..')).toHaveCSS('position', 'static')
})

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('in landscape, each hint keeps clear of the camera and the corners', { tag: breadth }, async ({ page }) => {
    await atMachine(page)
    const hint = page.getByRole('region', { name: 'Tip' })
    await expect(hint).toBeVisible()
    for (let isLast = false; !isLast; ) {
      expect(await covered(page)).toEqual([])
      isLast = (await hint.getByRole('button', { name: 'Next' }).count()) === 0
      await hint.getByRole('button').click()
    }
  })
})
