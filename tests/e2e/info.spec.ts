/** Offers, support, FAQ, terms, the browser banner and the one-time hints. */
import { expectAccessible } from './support/accessible.ts'
import { add, arrive, atMachine, breadth, expect, test } from './support/test.ts'

const bannerText = 'Your browser may not work as intended. Use Google chrome or Safari for better experience.'

test.describe('offers', () => {
  test('show their discount and conditions, and the applied one survives a reload', async ({ page }) => {
    await atMachine(page)
    await add(page, 'Sea salt chips')
    await page.goto('/offers')
    const chips = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '10% off chips' }) })
    await expect(chips.getByRole('img', { name: 'Sea salt chips' })).toBeVisible()
    await expect(chips).toContainText('Up to ₹30 off')
    await expect(chips).toContainText(/Until \d+ \w+ \d{4}/)
    const any = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '₹20 off', exact: true }) })
    await expect(any).toContainText('On orders of ₹150 or more')
    await expect(any).toContainText('Add ₹115 more')

    await chips.getByRole('button', { name: /^Apply/ }).click()
    await expect(page.getByText('10% off chips has been applied to your order.')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('hasProduct'))).toBe('off-crisp-10')
    await page.reload()
    await expect(chips.getByText('Applied', { exact: true })).toBeVisible()
    await chips.getByRole('button', { name: /^Remove/ }).click()
    expect(await page.evaluate(() => sessionStorage.getItem('hasProduct'))).toBeNull()
  })

  test('link to the search if no machine is chosen', { tag: breadth }, async ({ page }) => {
    await page.goto('/offers')
    await expect(page.getByRole('heading', { name: 'Choose a machine first' })).toBeVisible()
    await page.getByRole('link', { name: 'Find a machine' }).click()
    await expect(page).toHaveURL(/\/search-machine$/)
  })

  test.describe('if there are none', () => {
    test.use({ scenario: 'no-offers' })
    test('show an empty state', { tag: breadth }, async ({ page }) => {
      await arrive(page, '/offers')
      await expect(page.getByRole('heading', { name: 'No offers here right now' })).toBeVisible()
    })
  })
})

test.describe('support', () => {
  test('shows the order and adds it to the email and the copied text', async ({ page, context }) => {
    await arrive(page, '/order-history', 'regular')
    await page.getByRole('main').getByRole('link').filter({ hasText: 'dispensed' }).first().click()
    await page.getByRole('link', { name: 'Get help with this order' }).click()
    await expect(page).toHaveURL(/\/support\?order_id=/)
    const facts = page.getByRole('main').locator('dl')
    for (const label of ['Order', 'Machine', 'Status', 'Products', 'Amount'])
      await expect(facts.getByText(label, { exact: true })).toBeVisible()
    // Only support needs it.
    await expect(facts.getByText('Order ID')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\d+$/)
    const email = await page.getByRole('link', { name: /^Send an email/ }).getAttribute('href')
    expect(decodeURIComponent(email ?? '')).toMatch(/^mailto:.*subject=Order .*Status: .*Products: /s)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the details' }).click()
    await expect(page.getByText('Details copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Order: .*\nMachine: .*\nOrder ID: ord-/s,
    )
    // The email about a problem also names the problem, and the next step opens this order.
    const stuck = page.locator('#stuck')
    await stuck.getByRole('button', { name: 'My product is stuck' }).click()
    await expect(stuck.getByRole('link', { name: 'Email us about this' })).toHaveAttribute('href', /stuck/)
    await stuck.getByRole('link', { name: 'Open the order' }).click()
    await expect(page).toHaveURL(/\/order-history-details\//)
  })

  test('offers to choose an order, and an unknown order id still goes into the email', { tag: breadth }, async ({
    page,
  }) => {
    await page.goto('/support')
    await expect(page.getByRole('link', { name: 'Choose an order' })).toBeVisible()
    await page.goto('/support?order_id=ord-nobody&reference=5f1c9a34-77aa')
    await expect(page.getByText('We couldn’t find this order.')).toBeVisible()
    await expect(page.getByText('5f1c9a34-77aa')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Send an email/ })).toHaveAttribute('href', /ord-nobody.*5f1c9a34/)
  })
})

test.describe('the FAQ', () => {
  test('filters the questions while typing and offers support without a match (§1.3)', async ({ page }) => {
    await page.goto('/faq')
    const field = page.getByRole('searchbox', { name: 'Search the questions' })
    const questions = page.getByRole('heading', { level: 3 })
    await expect(questions.first()).toBeVisible()
    const all = await questions.count()
    await field.fill('refund take')
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('1 question found')
    await expect(questions).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('up to 7 working days')).toBeVisible()
    await field.fill('zebra')
    await expect(page.getByText('No question matches')).toBeVisible()
    await field.fill('')
    await expect(questions).toHaveCount(all)
    await field.fill('zebra')
    await page.getByRole('link', { name: 'Help and support' }).click()
    await expect(page.getByRole('heading', { name: 'Help and support' })).toBeFocused()
  })

  test('opens the question in the link', async ({ page }) => {
    await page.goto('/faq#refund-time')
    await expect(page.getByText('up to 7 working days')).toBeInViewport()
    await expect(page.locator('#refund-time button')).toBeFocused()
  })
})

test('the terms have a table of contents and name the operator', async ({ page }) => {
  await page.goto('/terms-n-conditions')
  await expect(page).toHaveTitle(/^Terms and conditions/)
  await expect(page.getByText('belongs to an invented operator')).toBeVisible()
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  for (const link of await links.all()) {
    const hash = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(`h2${hash}, h3${hash}`)).toHaveText((await link.textContent()) ?? '')
  }
  await links.filter({ hasText: 'Where it goes' }).click()
  await expect(page.getByRole('heading', { name: 'Where it goes and how long it takes' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Where it goes and how long it takes' })).toBeFocused()
})

test.describe('a browser other than Chrome or Safari', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0' })
  test('shows a banner, except on the products, until the customer closes it (§2.9)', async ({ page }) => {
    await page.goto('/search-machine')
    await expect(page.getByText(bannerText)).toBeVisible()
    await atMachine(page)
    await expect(page.getByText(bannerText)).toBeHidden()
    await page.goto('/offers')
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(page.getByText(bannerText)).toBeHidden()
    await page.goto('/faq')
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
    await expect(page.getByText(bannerText)).toBeHidden()
  })
})

test('Chrome shows no banner', { tag: breadth }, async ({ page }) => {
  const background = page.waitForResponse(/\/screens-.*js/)
  await page.goto('/faq')
  await background
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
  await expect(page.getByText(bannerText)).toHaveCount(0)
})

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('the search explains the steps in the page, without a dialog or coach mark (§2.14)', async ({ page }) => {
    await page.goto('/search-machine')
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Scan/, /^Choose and pay/, /^Take it/])
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Tip' })).toHaveCount(0)
  })

  test('the coach marks on the products advance one by one, keep the focus and show once', async ({ page }) => {
    await atMachine(page)
    const tip = page.getByRole('region', { name: 'Tip' })
    await expect(tip).toContainText('1 of 3')
    // Coach marks work by keyboard but do not take the focus when they appear.
    await expect(page.getByRole('button', { name: 'Next' })).not.toBeFocused()
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(tip).toContainText('2 of 3')
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Got it' }).press('Enter')
    await expect(tip).toBeHidden()
    expect(await page.evaluate(() => localStorage.hasSeenCoachmarks)).toBe('true')
  })

  test('a coach mark stays beside its target and inside the window', { tag: breadth }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 380 })
    await atMachine(page)
    const tip = page.getByRole('region', { name: 'Tip' })
    const button = page.getByRole('button', { name: 'Add Sea salt chips' })
    /** Pixels between the mark and its target, if the mark is inside the window and near the target's middle. */
    const gap = async (place: 'above' | 'below') => {
      const [mark, target, width] = await Promise.all([
        tip.boundingBox(),
        button.boundingBox(),
        page.viewportSize()?.width,
      ])
      if (!mark || !target || !width) return null
      const middle = target.x + target.width / 2
      const isInside = mark.x >= 12 && mark.x + mark.width <= width - 12 && mark.y >= 12
      const isNear = mark.x + 20 < middle && middle < mark.x + mark.width - 20
      if (!isInside || !isNear) return null
      return Math.round(place === 'above' ? target.y - mark.y - mark.height : mark.y - target.y - target.height)
    }
    await expect(tip).toBeVisible()
    await expect.poll(() => gap('above')).toBe(12)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => gap('below')).toBe(12)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
    await expect.poll(() => gap('below')).toBe(12)
  })

  test('a coach mark is hidden while its target is missing, and tapping anything else closes it and takes effect', {
    tag: breadth,
  }, async ({ page, context }) => {
    await atMachine(page)
    const tip = page.getByRole('region', { name: 'Tip' })
    await expect(tip).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
    await expect(tip).toBeHidden()
    await context.setOffline(false)
    await expect(tip).toBeVisible()
    await add(page, 'Sea salt chips')
    await expect(tip).toBeHidden()
    await expect(page.getByRole('link', { name: /^1 product/ })).toBeVisible()
  })

  test('the coach marks show once per visit if they can’t be stored', { tag: breadth }, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (!/coachmark|guidline/i.test(key)) keep.call(this, key, value)
      }
    })
    await atMachine(page)
    const tip = page.getByRole('region', { name: 'Tip' })
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Lobby snacks/ })
      .click()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toBeVisible()
    // Longer than the delay before a hint shows.
    await page.clock.fastForward(5000)
    await expect(tip).toHaveCount(0)
  })
})

test('the user guide reopens from support, and closing it restores the focus', { tag: breadth }, async ({ page }) => {
  await page.goto('/support')
  const button = page.getByRole('button', { name: 'How it works' })
  await button.press('Enter')
  await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test.describe('a screen that throws', () => {
  test.use({ expectedErrors: [/./] })
  test('shows the error page (§2.5)', async ({ page }) => {
    const broken = 'export const FaqScreen = () => { throw new Error("A broken screen") }'
    await page.route(/FaqScreen.*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
    await page.goto('/faq')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('A broken screen')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Unexpected Application Error!/)
    await page.unroute(/FaqScreen.*\.js/)
    await page.getByRole('button', { name: 'Reload the app' }).click()
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
  })
})

test('the user guide is accessible on a small phone', { tag: breadth }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/support#stuck')
  await expect(page.getByText('don’t shake or tilt')).toBeVisible()
  await page.getByRole('button', { name: 'How it works' }).click()
  await expectAccessible(page)
})
