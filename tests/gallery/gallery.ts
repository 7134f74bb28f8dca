/**
 * Photographs every screen, and films the end of a purchase. Fails if a screen scrolls sideways, has an accessibility
 * violation (axe's and IBM's rules), or covers a control that has the focus.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../e2e/support/accessible.ts'
import { withConfig } from '../e2e/support/configure.ts'
import { coveredFocus } from '../e2e/support/covered-focus.ts'
import { expect, test } from '../e2e/support/test.ts'
import { movableClock, moveClock } from '../support/movable-clock.ts'
import { lengthenNames } from './long-names.ts'
import {
  endingFrames,
  fileOf,
  folder,
  frameOf,
  languages,
  lowSizes,
  noon,
  pathOf,
  phone,
  readmePictures,
  sizes,
  themes,
} from './pictures.ts'
import { screens } from './screens.ts'
import { expectSecondOpinion } from './second-opinion.ts'
import { ready } from './steps.ts'

mkdirSync(folder, { recursive: true })

// The page's clock goes on from there, as the mock's.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(movableClock)
  await moveClock(context, Date.parse(noon) - Date.now())
})

async function settle(page: Page) {
  // Nothing looks pointed at.
  await page.mouse.move(0, 0)
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, height } = image.getBoundingClientRect()
      return image.complete || height === 0 || top > innerHeight
    }),
  )
  // As some seconds later: the typeface and pictures out of view are there (src/app/use-typeface.ts, after-start.ts).
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { typeface: '', settled: '' }))
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * A sheet fills the window. A screen is photographed up to two windows high, with fixed elements at the bottom; in a low
 * window, only its first view, because a higher one has another layout.
 */
async function photograph(page: Page, path: string, size: typeof phone, isSheet = false) {
  await page.setViewportSize(size)
  await settle(page)
  const { clientWidth, scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { clientWidth, scrollWidth, scrollHeight } = document.documentElement
    return { clientWidth, scrollWidth, scrollHeight }
  })
  if (!isSheet && !lowSizes.includes(size) && scrollHeight > size.height) {
    await page.setViewportSize({ width: size.width, height: Math.min(scrollHeight, 2 * size.height) })
    await settle(page)
  }
  await page.screenshot({ path })
  expect.soft(scrollWidth, `${path} scrolls sideways`).toBeLessThanOrEqual(clientWidth)
}

async function expectFocusShows(page: Page, where: string, size: typeof phone) {
  await page.setViewportSize(size)
  expect.soft(await coveredFocus(page), `covered while focused: ${where}`).toEqual([])
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    for (const each of document.querySelectorAll('*')) each.scrollTo(0, 0)
  })
}

for (const { name, scenario, isSheet, isTouch, isBrief, reach, reopen } of screens)
  test.describe(name, () => {
    if (scenario) test.use({ scenario })
    if (isTouch) test.use({ hasTouch: true, isMobile: true })

    test(`${name}, in every size and theme and with large text`, async ({ page, world }) => {
      await reach({ page, world })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        for (const size of sizes) {
          await page.setViewportSize(size)
          await reopen?.(page)
          await photograph(page, pathOf(name, size, colorScheme), size, isSheet)
          if (size === phone) await expectAccessible(page)
          if (size === phone && colorScheme === 'light') await expectSecondOpinion(page, name)
          if (colorScheme === 'light' && (size === phone || lowSizes.includes(size)))
            await expectFocusShows(page, `${name} at ${size.width}×${size.height}`, size)
        }
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.addStyleTag({ content: 'html { font-size: 32px }' })
      await page.setViewportSize(phone)
      await reopen?.(page)
      await photograph(page, join(folder, fileOf(name, 'large-text')), phone, isSheet)
    })

    test(`${name}, with long names`, async ({ page, world }) => {
      await lengthenNames(page.context(), world)
      await reach({ page, world })
      await photograph(page, join(folder, fileOf(name, 'long-names')), phone, isSheet)
      // The page may still have requests in flight.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    })

    // A sheet does not survive a reload.
    if (!isSheet && !isBrief)
      test(`${name}, in every language`, async ({ page, world }) => {
        await reach({ page, world })
        await withConfig(page.context(), { languages: ['en', ...languages] })
        for (const language of languages) {
          await page.evaluate((tag) => localStorage.setItem('language', tag), language)
          await page.reload()
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('main h1').first()).toBeVisible()
          await expect(page.locator('main [class*="skeleton" i]')).toHaveCount(0)
          await photograph(page, join(folder, fileOf(name, language)), phone)
        }
      })
  })

for (const [picture, screen] of Object.entries(readmePictures))
  test(`the README’s picture ${picture}`, async ({ page, world }) => {
    await screens.find(({ name }) => name === screen)?.reach({ page, world })
    await settle(page)
    await page.screenshot({ path: join(folder, 'readme', `${picture}.png`) })
  })

test('the ending, filmed', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await ready(page)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByText('0 of 3 out')).toBeVisible()
  const buttons: unknown[] = []
  for (const frame of endingFrames) {
    // The machine's clock stands still between the frames; each unit takes two seconds.
    await world.advance(1_000)
    await page.waitForTimeout(1_200)
    await page.screenshot({ path: join(folder, frameOf(frame)) })
    buttons.push(await page.getByRole('link', { name: 'Get help with this order' }).boundingBox())
  }
  await expect(page.getByRole('heading', { name: 'All yours. Enjoy!' })).toBeVisible()
  // Nothing moves under a thumb.
  expect(new Set(buttons.map((box) => JSON.stringify(box))).size).toBe(1)
})
