/** The account: a new customer's profile, editing, appearance, meal cards, home, and deletion. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  arrive,
  arriveAtPayment,
  atMachine,
  breadth,
  chooseMethod,
  expect,
  payAtProvider,
  signIn,
  tapTwice,
  test,
  toAccount,
} from './support/test.ts'

const newcomer = '9876500001'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const scheme = (page: Page) => page.locator('html')

async function submitPhoneAndCode(page: Page, phone: string) {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Digit 1 of 6').fill('123456')
}

const asRegular = (page: Page, path: string) => arrive(page, path, 'regular')

test.describe('a new customer', () => {
  test('can pay right after signing in, and only the account screen asks for a name (§6.5)', async ({
    page,
    world,
  }) => {
    await arriveAtPayment(page)
    await signIn(page, newcomer)
    await expect(page).toHaveURL(/\/payment$/)
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
    await toAccount(page)
    const ask = page.getByRole('region', { name: 'What should we call you?' })
    await save(page).click()
    await expect(ask.getByText('Enter your first name.')).toBeVisible()
    await expect(ask.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Mira')
    await expectAccessible(page, 'name')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Mira')).toBeVisible()
    await expect(ask).toBeHidden()
    await expect(page.getByText('+91 9876500001')).toBeVisible()
    expect((await world.state()).calls.updateProfile).toBe(1)
  })

  test('can skip the name, is not asked again, and can create the profile later', { tag: breadth }, async ({
    page,
  }) => {
    await page.goto('/account')
    await signIn(page, newcomer)
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.reload()
    await page.getByRole('link', { name: 'Create your profile' }).click()
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Email').fill('mira@')
    await save(page).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/doesn’t look like an email/)
    await expectAccessible(page, 'profile')
    await page.keyboard.press('End')
    await page.keyboard.type('example.com')
    await page.getByRole('button', { name: 'Date of birth' }).click()
    for (const part of ['1994', 'Apr', '12 April 1994'])
      await page.getByRole('button', { name: part, exact: true }).click()
    await page.getByText('Female', { exact: true }).click()
    await save(page).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await expect(heading(page, 'Mira')).toBeVisible()
  })
})

test.describe('when the server fails', () => {
  test.describe('to load the profile', () => {
    test.use({ scenario: 'profile-fails' })
    test('the profile and account screens say so', async ({ page }) => {
      await asRegular(page, '/profile')
      await expect(heading(page, 'Failed to fetch profile')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.goto('/account')
      await expect(page.getByText('Failed to fetch profile')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    })
  })

  test.describe('to save the profile', () => {
    test.use({ scenario: 'profile-edit-fails' })
    test('the form keeps its input, and the second attempt succeeds (§5.6 §8.5)', async ({ page }) => {
      await asRegular(page, '/profile')
      await page.getByLabel('First name').fill('Anna-Mai')
      await save(page).click()
      await expect(alert(page)).toContainText('Failed to edit profile')
      await expect(page.getByLabel('First name')).toHaveValue('Anna-Mai')
      await save(page).click()
      await expect(heading(page, /^Anna-Mai \w/)).toBeVisible()
    })
  })

  test.describe('to delete the account', () => {
    test.use({ scenario: 'delete-fails' })
    test('the dialog says so, and the customer stays signed in', { tag: breadth }, async ({ page }) => {
      await asRegular(page, '/account')
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('dialog')).toContainText('Failed to delete customer')
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await expect(page.getByText('+91 9876543210')).toBeVisible()
    })
  })

  test.describe('to list the meal cards (§8.4)', () => {
    test.use({ scenario: 'cards-fail' })
    test('a toast and the screen say so', async ({ page }) => {
      await asRegular(page, '/card')
      await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
      await expect(heading(page, 'We couldn’t load your meal cards')).toBeVisible()
    })
  })
})

test('the chosen theme and text size survive a reload and apply in other tabs (§2.30)', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/account')
  const other = await context.newPage()
  await other.goto('/account')
  await page.getByText('Dark', { exact: true }).click()
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(scheme(other)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByText('Match device', { exact: true }).click()
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'light')

  const size = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(await size(page)).toBe('16px')
  await page.getByText('Large', { exact: true }).click()
  for (const tab of [page, other]) await expect.poll(() => size(tab)).toBe('20px')
  await page.goto('/payment')
  expect(await size(page)).toBe('20px')
})

test('deleting the account sends one call, clears the customer’s data and restarts the app as a guest (§6.6)', async ({
  page,
  world,
}) => {
  let calls = 0
  // The server may also confirm without a body.
  await page.route('**/v1/customers', async (route) => {
    calls += 1
    await world.fetch(route)
    await route.fulfill({ status: 204 })
  })
  await arrive(page, '/account', 'regular', ['Sea salt chips'])
  await page.getByText('Dark', { exact: true }).click()
  const before = await page.evaluate(() => ({ ...localStorage }))
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toContainText('the ₹640 in your wallet')
  await expectAccessible(page, 'delete')
  const reloaded = page.waitForEvent('load')
  await tapTwice(page.getByRole('button', { name: 'Delete my account' }))
  await expect(page.getByText('Customer deleted successfully')).toBeVisible()
  await reloaded
  expect(calls).toBe(1)
  await expect(heading(page, 'You’re here as a guest')).toBeVisible()
  const after = await page.evaluate(() => ({ ...localStorage }))
  expect(after.theme).toBe('dark')
  for (const key of ['machineId', 'cartList', 'recentMachines']) expect(after[key], key).toBeUndefined()
  for (const key of ['accessToken', 'deviceId']) expect(after[key], key).not.toBe(before[key])
})

test('the next customer does not see the previous customer’s data (§4.25)', async ({ page }) => {
  await asRegular(page, '/account')
  await expect(page.getByText('+91 9876543210')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'You’re here as a guest')).toBeVisible()
  await signIn(page, '9876500002')
  await expect(page.getByText('+91 9876500002')).toBeVisible()
})

test.describe('meal cards', () => {
  test('are saved with their last four digits after consent, and can be removed', async ({ page }) => {
    await asRegular(page, '/card')
    await expect(page.getByText('ending in 4242')).toBeAttached()
    await page.getByRole('button', { name: 'Add a meal card' }).click()
    await page.getByLabel('Name of the card').fill('Lunch card')
    await page.getByLabel('Last four digits').fill('5086 1234 5678 9012')
    await expect(page.getByLabel('Last four digits')).toHaveValue('9012')
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page.getByText('Check the box to save this card.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expectAccessible(page, 'add card')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page.getByText('ending in 9012')).toBeAttached()
    for (const name of ['Lunch card', 'Office meal card']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByRole('dialog', { name: 'Remove this card?' })).toBeVisible()
      if (name === 'Lunch card') await expectAccessible(page, 'remove card')
      await page.getByRole('button', { name: 'Remove card' }).click()
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeHidden()
    }
    await expect(heading(page, 'No meal cards yet')).toBeVisible()
  })

  test('open from the payment screen and lead back to it', { tag: breadth }, async ({ page }) => {
    await arriveAtPayment(page, undefined, 'regular')
    await page.getByRole('button', { name: /Change$/ }).click()
    await page.getByRole('link', { name: 'Manage saved meal cards' }).click()
    await expect(heading(page, 'Meal cards')).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'Your cart')).toBeVisible()
  })

  test('require an account: a guest signs in and returns (§6.3)', async ({ page }) => {
    await page.goto('/card')
    await expect(heading(page, 'Sign in to save meal cards')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await submitPhoneAndCode(page, '9876543210')
    await expect(heading(page, 'Meal cards')).toBeVisible()
  })
})

test.describe('home', () => {
  test('shows the machine, wallet, offers and last order, which can be ordered again', async ({ page }) => {
    await arrive(page, '/search-machine', 'regular')
    await atMachine(page, 'VM-1002')
    await atMachine(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(heading(page, 'Home')).toBeFocused()
    await expect(heading(page, 'Lobby snacks')).toBeVisible()
    await expect(page.getByText('₹640')).toBeVisible()
    await expect(heading(page, 'Offers at this machine')).toBeVisible()
    await expect(heading(page, 'Recent machines')).toBeVisible()
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(
      page.getByRole('heading', { name: /Your cart|Order this again\?|Nothing of this order/ }),
    ).toBeVisible()
  })

  test('links to the order that is waiting at the machine, and deleting the account warns about it', {
    tag: breadth,
  }, async ({ page, world }) => {
    await world.signIn()
    await arrive(page, `/order-dispense?order_id=${await world.paidOrder()}`, 'regular')
    await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
    await toAccount(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'waiting at Lobby snacks. Collect it or get your money back first',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: 'See your order' }).click()
    await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  })

  const payByCardAndLeave = async (page: Page) => {
    await arriveAtPayment(page, ['Sea salt chips'], 'regular')
    await chooseMethod(page, /^Card/)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
  }
  const deleteAccount = async (page: Page) => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog')).toContainText('Your payment of ₹35 isn’t finished.')
    await tapTwice(page.getByRole('button', { name: 'Delete my account' }))
  }

  test('ends an open payment before the account is deleted (§6.6)', async ({ page, world }) => {
    await payByCardAndLeave(page)
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await deleteAccount(page)
    await expect(page.getByText('Customer deleted successfully')).toBeVisible()
    expect((await world.newOrders()).map(({ status }) => status)).toEqual(['Cancelled'])
    expect(await page.evaluate(() => localStorage.getItem('checkoutAttempt'))).toBeNull()
  })

  test('a guest deletes what phone and server have, and is a new guest afterwards (§6.6)', async ({ page, world }) => {
    await arriveAtPayment(page, ['Sea salt chips'])
    await chooseMethod(page, /^Card/)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await page.goto('/account')
    const guest = await page.evaluate(() => localStorage.getItem('guestUserId'))
    await page.getByRole('button', { name: 'Delete your data' }).click()
    await expect(page.getByRole('dialog')).toContainText('Your payment of ₹35 isn’t finished.')
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await expect(page.getByText('Your data is deleted')).toBeVisible()
    expect((await world.newOrders()).map(({ status }) => status)).toEqual(['Cancelled'])
    expect((await world.state()).calls.deleteCustomer).toBe(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guestUserId'))).not.toBe(guest)
  })

  test.describe('while the payment is being confirmed', () => {
    test.use({ scenario: 'late' })
    test('keeps the account, and says why', { tag: breadth }, async ({ page, world }) => {
      await payByCardAndLeave(page)
      await payAtProvider(page)
      await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
      await deleteAccount(page)
      await expect(page.getByRole('dialog')).toContainText('is being confirmed, so we didn’t delete anything')
      expect((await world.state()).calls.deleteCustomer).toBeUndefined()
      await world.advance(60_000)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible()
      expect((await world.state()).calls.deleteCustomer).toBeUndefined()
    })
  })

  test('offers a guest the scanner and sign-in', { tag: breadth }, async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Scan the code' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in to use it' }).click()
    await submitPhoneAndCode(page, '9876500002')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('₹12')).toBeVisible()
  })
})
