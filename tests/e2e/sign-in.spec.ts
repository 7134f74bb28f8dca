/** Signing in by phone: country, number, code, and the return to the previous screen. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrive, arriveAtPayment, breadth, expect, test } from './support/test.ts'

const phone = (page: Page) => page.getByLabel('Phone number')
const code = (page: Page) => page.getByLabel('Digit 1 of 6')
const country = (page: Page) => page.getByRole('button', { name: /^Country/ })
const alert = (page: Page) => page.getByRole('alert')

async function sendCode(page: Page, number = '9876543210') {
  await phone(page).fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(code(page)).toBeFocused()
}

test.describe('the country', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
  })

  test('is found by name without accents or by calling code, and chosen with the keyboard alone', async ({ page }) => {
    await expect(country(page)).toHaveAccessibleName('Country India +91')
    await country(page).press('Enter')
    const search = page.getByRole('combobox', { name: 'Country or calling code' })
    await expect(search).toBeFocused()
    await expect(page.getByRole('option', { name: 'India +91', selected: true })).toBeInViewport()
    // With its neighbors on both sides.
    for (const name of ['Hungary +36', 'Iran +98'])
      await expect(page.getByRole('option', { name })).toBeInViewport({ ratio: 1 })
    const announced = async () => page.locator(`[id="${await search.getAttribute('aria-activedescendant')}"]`)
    await expect(async () => expect(await (await announced()).textContent()).toBe('India+91')).toPass()
    await search.fill('cote')
    await expect(page.getByRole('option')).toHaveText(['Côte d’Ivoire+225'])
    await search.fill('+97')
    await search.press('ArrowDown')
    await search.press('ArrowUp')
    await search.press('ArrowDown')
    await search.press('Backspace')
    await expect(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.getByRole('option').first()).toHaveCSS('outline-style', 'solid')
    const name = (await (await announced()).locator('span').first().textContent()) ?? ''
    await search.press('Enter')
    await expect(country(page)).toBeFocused()
    await expect(country(page)).toContainText(name)
  })

  test('is not found if it does not exist, and Escape changes nothing', { tag: breadth }, async ({ page }) => {
    await country(page).click()
    await page.getByRole('combobox').fill('zzz')
    await expect(page.getByText('No country found.')).toBeVisible()
    await page.getByRole('combobox').press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(country(page)).toHaveAccessibleName('Country India +91')
  })

  test('is detected from a full number and determines which numbers are valid', async ({ page }) => {
    await phone(page).fill('+44 20 7946 0958')
    await expect(country(page)).toHaveAccessibleName('Country United Kingdom +44')
    await country(page).click()
    await page.getByRole('option', { name: 'Singapore +65' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(alert(page)).toContainText('Singapore (+65)')
    await expect(phone(page)).toBeFocused()
  })
})

test('a phone number is formatted while typing, even when a middle digit is corrected', { tag: breadth }, async ({
  page,
}) => {
  await page.goto('/login')
  await phone(page).pressSequentially('98765432')
  await expect(phone(page)).toHaveValue('98765 432')
  for (const _ of '32') await phone(page).press('ArrowLeft')
  await phone(page).press('Backspace')
  await expect(phone(page)).toHaveValue('98765 32')
  await phone(page).press('7')
  await expect(phone(page)).toHaveValue('98765 732')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(alert(page)).toBeVisible()
})

test('a wrong code shows an error, and the right one leads back to the kept cart (§4.2 §8.6)', async ({ page }) => {
  await arriveAtPayment(page)
  await page.getByRole('button', { name: /Change$/ }).click()
  await page.getByRole('link', { name: 'Wallet Sign in to use it' }).click()
  await sendCode(page)
  await expect(page.getByText('We sent it to +91 98765 43210.')).toBeVisible()
  await page.keyboard.type('000000')
  await expect(alert(page)).toHaveText('That code isn’t right. Please check it and try again.')
  await expect(code(page)).toBeFocused()
  await page.keyboard.type('123456')
  await expect(page).toHaveURL(/\/payment$/)
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
  await expect(page.getByRole('link', { name: /VM-1001|Lobby snacks/ })).toBeVisible()
})

test('an expired code shows an error', { tag: breadth }, async ({ page, world }) => {
  await page.goto('/login')
  await sendCode(page)
  await world.advance(6 * 60_000)
  await code(page).fill('123456')
  await expect(alert(page)).toHaveText('That code has expired. Please request a new one.')
  await expect(code(page)).toBeFocused()
})

test('a code that can’t be sent shows the server’s message', { tag: breadth }, async ({ page }) => {
  await page.goto('/login')
  await sendCode(page)
  await page.reload()
  await phone(page).fill('9876543210')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(alert(page)).toHaveText(/^Please wait \d+ seconds before requesting another code\.$/)
})

test.describe('when the token exchange fails', () => {
  test.use({ scenario: 'sign-in-fails' })
  const failed = (page: Page) => alert(page).getByText('Failed to fetch auth token', { exact: true })
  const press = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()

  test.beforeEach(async ({ page }) => {
    await arrive(page, '/login')
    await sendCode(page)
    await code(page).fill('123456')
    await expect(failed(page)).toBeVisible()
  })

  test('the screen says so, and the same code works on the next attempt (§8.5)', async ({ page, world }) => {
    await expectAccessible(page)
    await press(page)
    await expect(page).toHaveURL(/\/products$/)
    expect((await world.state()).calls).toMatchObject({ verifyOtp: 1, createAccessToken: 2 })
  })

  test('and the retry is too late, sign-in starts over', async ({ page, world }) => {
    await world.advance(2 * 60_000)
    await press(page)
    await expect(failed(page)).toBeVisible()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(alert(page)).toHaveCount(0)
    await code(page).fill('123456')
    await expect(page).toHaveURL(/\/products$/)
  })
})

test('a pasted message fills in the code', { tag: breadth }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page, '/login')
  await sendCode(page)
  await page.evaluate(() => navigator.clipboard.writeText('Your code is 123 456. Do not share it.'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page).toHaveURL(/\/products$/)
})

test('a changed number keeps its digits, a new code can be requested only after a wait, and no link leads to another site', {
  tag: breadth,
}, async ({ page, world }) => {
  await page.clock.install()
  await page.goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`)
  await sendCode(page)
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(phone(page)).toHaveValue('98765 43210')
  await expect(phone(page)).toBeFocused()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(code(page)).toBeFocused()
  expect((await world.state()).calls.requestOtp).toBe(1)
  await world.advance(31_000)
  await page.clock.runFor(31_000)
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect(code(page)).toBeFocused()
  expect((await world.state()).calls.resendOtp).toBe(1)
  await code(page).fill('123456')
  await expect(page.getByRole('heading', { name: 'Find your machine', level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(world.origin)
})

test('WebOTP fills in the code and stops listening when the customer changes the number', { tag: breadth }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} })
    navigator.credentials.get = (options) =>
      new Promise((resolve) => {
        options?.signal?.addEventListener('abort', () => {
          document.documentElement.dataset.listening = 'no'
        })
        Object.assign(window, { deliver: () => resolve({ code: '123456' } as unknown as Credential) })
      })
  })
  await arrive(page, '/login')
  await sendCode(page)
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-listening', 'no')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.evaluate(() => (window as unknown as { deliver: () => void }).deliver())
  await expect(page).toHaveURL(/\/products$/)
})

test('each sign-in step is accessible', async ({ page }) => {
  await page.goto('/login')
  await phone(page).fill('12')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(alert(page)).toBeVisible()
  await expectAccessible(page)
  await country(page).click()
  await page.getByRole('combobox').fill('united')
  await expect(page.getByRole('option').first()).toHaveText(/United/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sendCode(page)
  await expectAccessible(page)
})
