/** Scans a real QR code with a fake camera and opens its machine. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { keepStreams, photoOf, removeVideo, showToCamera, tracks } from './support/camera.ts'
import { fullBrowser } from './support/full-browser.ts'
import { add, atMachine, breadth, expect, test } from './support/test.ts'

test.use(fullBrowser)
test.afterAll(removeVideo)

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan the code' })
const foreign = /This isn’t a machine’s code/

async function startScanning(page: Page) {
  await page.goto('/search-machine')
  await page.getByRole('link', { name: 'Scan the code' }).click()
}

async function openScanner(page: Page) {
  await startScanning(page)
  await expect(scanner(page)).toBeVisible()
}

async function expectProductsOf(page: Page, machineId: string) {
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('machineId'))).toBe(machineId)
}

test.describe('with a camera', () => {
  test.beforeEach(async ({ context }) => {
    await keepStreams(context)
    await context.grantPermissions(['camera'])
  })

  test('a QR code with a link of the app opens its machine', async ({ page, context, world }) => {
    await showToCamera(context, `${world.origin}/machine/VM-1002`)
    // The scanner may close before the test can check it.
    await startScanning(page)
    await expectProductsOf(page, 'VM-1002')
    expect(await page.evaluate(tracks)).toEqual({ opened: 1, live: 0 })
    // The scanner is no longer in the history: back leads to the search.
    await page.goBack()
    await expect(page).toHaveURL(/\/search-machine$/)
    await expect(page.getByRole('heading', { name: 'Your machines' })).toBeVisible()
  })

  test('a QR code with a bare machine id asks before it replaces a filled cart', async ({ page, context }) => {
    await showToCamera(context, 'VM-1002')
    await atMachine(page, 'VM-1001')
    await add(page, 'Sea salt chips')
    await page.goto('/scan-machine')
    await expect(page.getByRole('dialog', { name: 'Change machine?' })).toContainText('1 product from Lobby snacks.')
    await expect(page).toHaveTitle(/^Cold corner/)
    await page.getByRole('button', { name: 'Keep my cart' }).click()
    await expectProductsOf(page, 'VM-1001')
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  })

  test('a foreign code is rejected, and scanning continues (§2.13)', async ({ page, context, world }) => {
    await showToCamera(context, 'https://evil.example/machine/VM-1002')
    await openScanner(page)
    await expect(scanner(page).getByText(foreign)).toBeVisible()
    await expect(page).toHaveURL(`${world.origin}/scan-machine`)
    await expectAccessible(page)
    expect(await page.evaluate(tracks)).toEqual({ opened: 1, live: 1 })
    expect((await world.state()).calls.getMachine ?? 0).toBe(0)
  })

  test('the back button, Escape and the close button close the scanner and turn the camera off', {
    tag: breadth,
  }, async ({ page, context }) => {
    await showToCamera(context, null)
    await page.goto('/search-machine')
    await page.getByRole('searchbox').fill('tow')
    await page.getByRole('link', { name: 'Scan the code' }).click()
    await expect(scanner(page).getByText('Hold the code inside the frame')).toBeVisible()
    await page.goBack()
    await expect(scanner(page)).toBeHidden()
    await expect(page).toHaveURL(/\/search-machine$/)
    await expect(page.getByRole('link', { name: 'Scan the code' })).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue('tow')
    expect(await page.evaluate(tracks)).toEqual({ opened: 1, live: 0 })
    await page.getByRole('link', { name: 'Scan the code' }).click()
    await expect(scanner(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(scanner(page)).toBeHidden()
    // The app starts at the scanner, so there is no history to go back to.
    await page.goto('/scan-machine')
    await scanner(page).getByRole('button', { name: 'Close the scanner' }).click()
    await expect(scanner(page)).toBeHidden()
    await expect(page).toHaveURL(/\/search-machine$/)
    await expect(page).toHaveTitle(/^Find your machine/)
  })

  test('the camera is off while the tab is hidden', { tag: breadth }, async ({ page, context }) => {
    await showToCamera(context, null)
    await openScanner(page)
    await expect.poll(() => page.evaluate(tracks)).toEqual({ opened: 1, live: 1 })
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await expect.poll(() => page.evaluate(tracks)).toEqual({ opened: 1, live: 0 })
    await hide(false)
    await expect.poll(() => page.evaluate(tracks)).toEqual({ opened: 2, live: 1 })
  })
})

test.describe('with camera access denied', () => {
  // Granting only geolocation denies the camera.
  test.use({ permissions: ['geolocation'] })

  test('the scanner says so, and a typed machine number works', async ({ page, context }) => {
    await showToCamera(context, 'VM-1002')
    await openScanner(page)
    await expect(page.getByRole('heading', { name: 'The camera is blocked' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByLabel(/enter the machine’s number/).fill('over there')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page.getByText(/shown on the machine/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/enter the machine’s number/).fill('VM-1007')
    await page.keyboard.press('Enter')
    await expectProductsOf(page, 'VM-1007')
    // If the camera is allowed later, the retry uses it.
    await openScanner(page)
    const retry = page.getByRole('button', { name: 'Try again' })
    // A permission that is granted before the denial would open the camera without a retry.
    await expect(retry).toBeVisible()
    await context.grantPermissions(['camera'])
    await retry.click()
    await expectProductsOf(page, 'VM-1002')
  })

  test('a photo of the code works', { tag: breadth }, async ({ page, context }) => {
    await openScanner(page)
    const photo = page.locator('input[type=file]')
    // With it, phones would open the camera instead of offering saved photos, too.
    await expect(photo).not.toHaveAttribute('capture')
    await photo.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(/can’t open this file/)).toBeVisible()
    await photo.setInputFiles(await photoOf(context, null))
    await expect(page.getByText(/can’t see a code/)).toBeVisible()
    await photo.setInputFiles(await photoOf(context, 'https://evil.example'))
    await expect(page.getByText(foreign)).toBeVisible()
    await photo.setInputFiles(await photoOf(context, 'VM-1060'))
    await expectProductsOf(page, 'VM-1060')
  })
})
