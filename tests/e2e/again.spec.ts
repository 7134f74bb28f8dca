/** Return visits: cached products first, the app offline, and updates. */
import { brand } from '../../brand/brand.ts'
import { expectAccessible } from './support/accessible.ts'
import { encryptedRecords, keptOrders } from './support/encrypted-records.ts'
import { withPictures } from './support/pictures.ts'
import { arrive, atMachine, breadth, chooseMethod, expect, hold, payAtProvider, signIn, test } from './support/test.ts'

test.use(withPictures)

test('a return visit shows the cached products until the machine responds', async ({ page, world }) => {
  await atMachine(page)
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
  const release = await hold(page, '**/v1/customers/machines/*/products')
  await page.reload()
  await expect(page.getByText('From your last visit')).toBeVisible()
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await world.setMachine('VM-1001', 'offline')
  release()
  await expect(page.getByText('Machine is currently offline').first()).toBeVisible()
  await expect(page.getByText('From your last visit')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toHaveCount(0)
})

test('cached products that are unreadable or belong to another machine are not shown', { tag: breadth }, async ({
  page,
}) => {
  await atMachine(page)
  await page.evaluate(() => {
    const last = JSON.parse(localStorage.getItem('lastProducts') ?? '{}')
    last.answer.data.planograms = 'gone'
    localStorage.setItem('lastProducts', JSON.stringify(last))
  })
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
  await atMachine(page, 'VM-1060')
  await expect(page.getByText('From your last visit')).toBeHidden()
})

test('orders of the first visit open offline before the service worker has the app (§2.27)', async ({
  page,
  context,
}) => {
  await arrive(page, '/order-history', 'regular')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // All that its import preloads: scripts and styles.
  await page.waitForFunction(() => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const files = [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])')]
      .filter(({ disabled }) => !disabled)
      .map(({ href }) => href)
    return files.some((file) => file.includes('/assets/screens-')) && files.every((file) => loaded.has(file))
  })
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. These orders are saved on this device. Last checked')).toBeVisible()
  // For all of them at once.
  await expect(page.getByText('Last checked')).toHaveCount(1)
})

test('an order paid in one tab is not stored for the customer who has signed in in another (§2.27)', async ({
  page,
  context,
}) => {
  await arrive(page, '/search-machine', 'guest', ['Sea salt chips'])
  await signIn(page, '9876500001')
  await page.goto('/payment')
  await chooseMethod(page, /^Card/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.goto('/search-machine')
  await signIn(other)

  await payAtProvider(page)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to collect it' })).toBeVisible()
  const paid = new URL(page.url()).searchParams.get('order_id')
  expect(paid).not.toBeNull()

  // Without a reload, so the page still has the first customer's order in memory. The home screen loads orders too.
  const opened = new Date().toISOString()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const storedByThisTab = async () => {
    const kept = await page.evaluate(keptOrders)
    return kept.some(({ checkedAt }) => checkedAt > opened) ? kept.map(({ order }) => order) : []
  }
  await expect.poll(async () => (await storedByThisTab()).length).toBeGreaterThan(1)
  const kept = await storedByThisTab()
  expect(kept.map(({ id }) => id)).not.toContain(paid)
  expect(new Set(kept.map(({ user_id }) => user_id)).size).toBe(1)
  await page.goto(`/order-history-details/${paid}`)
  await expect(page.getByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app opens offline, and API responses are never cached (§2.16)', async ({ page, context }) => {
    await atMachine(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
    const drawing = page.getByRole('main').locator('section > div')
    const width = await drawing.evaluate(async (element) => {
      const image = new Image()
      image.src = getComputedStyle(element).backgroundImage.slice('url("'.length, -'")'.length)
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Still offline. Please check your connection.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached.filter((path) => path.startsWith('/v1'))).toEqual([])
    expect(cached).toContain('/index.html')
  })

  test('previously viewed orders, refunds and receipts open offline until the customer signs out (§2.27)', async ({
    page,
    context,
    world,
  }) => {
    await world.signIn()
    await world.refundToCard()
    await world.advance(30_000)
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: ShareData) => Object.assign(window, { shared }) })
    })
    await arrive(page, '/order-history', 'regular')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('main').getByRole('listitem').filter({ hasText: 'on its way back' }).first().click()
    await expect(page.getByRole('button', { name: 'Open receipt' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Saved on this device\. Last checked /)).toBeVisible()
    await expect.poll(() => page.evaluate(encryptedRecords)).toMatchObject([{ canBeRead: false }])
    await page.reload()
    await expect(page.getByText(/^Saved on this device\. Last checked /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open receipt' })).toHaveCount(0)
    await expect(page.getByText('With your bank')).toBeVisible()
    const reference = await page.getByText(/^74[\d ]{26}$/).innerText()
    await expectAccessible(page, 'order')
    await page.getByRole('link', { name: 'Print or share receipt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt of order A-\d+$/)
    await page.reload()
    const receipt = page.getByRole('article')
    await expect(receipt.getByRole('heading').first()).toHaveText(brand.name)
    await expect(receipt).toContainText(/Last checked/)
    await expect(receipt.getByRole('row', { name: /^Paid ₹/ })).toBeVisible()
    await expect(receipt.getByRole('row', { name: /^Reference for your bank/ })).toContainText(reference)
    await expectAccessible(page, 'receipt')
    await page.getByRole('button', { name: 'Share receipt' }).click()
    const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared)
    expect(shared?.text).toContain(`Reference for your bank: ${reference}`)
    const inLight = await receipt.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(receipt).toHaveCSS('background-color', inLight)
    await expect(page.getByRole('banner').or(page.getByRole('button'))).toBeHidden()
    await page.emulateMedia({ media: null, colorScheme: null })
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('main').getByRole('listitem').nth(9)).toBeVisible()
    await expect(page.getByText(/saved on this device\. Last checked/)).toBeVisible()
    await expectAccessible(page, 'orders')
    await context.setOffline(false)
    // A weak signal: the phone reports a connection, but the server can't be reached.
    await page.route('**/v1/**', (route) => route.abort())
    await page.goto('/order-history')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your orders')
    await page.getByRole('main').getByRole('listitem').first().click()
    await expect(page.getByText(/^Saved on this device\. Last checked /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
    await page.unroute('**/v1/**')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => page.evaluate(encryptedRecords)).toEqual([])
    await context.setOffline(true)
    await page.goto('/order-history')
    await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
  })

  test('a new version waits for the customer and never installs while any tab is paying', async ({ page, context }) => {
    await atMachine(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    // A different URL simulates a new version, because the worker's own update request can't be intercepted.
    await expect(async () => {
      await page.evaluate(() => navigator.serviceWorker.register(`/sw.js?${crypto.randomUUID()}`))
      await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(page.getByText('A new version is ready.')).toBeVisible()
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible()
    await expect(page.getByText('A new version is ready.')).toBeHidden()
    // The new version would also control the paying tab, but it no longer has that tab's other screens.
    const other = await context.newPage()
    await other.goto('/faq')
    await other.evaluate(() => navigator.serviceWorker.register(`/sw.js?${crypto.randomUUID()}`))
    await other.getByRole('button', { name: 'Update' }).click()
    await expect(other.getByText(/You’re paying or waiting for products in another tab\./)).toBeVisible()
    await other.close()
    await page.goBack()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await reloaded
    await expect(page.getByText('A new version is ready.')).toBeHidden()
    await expect(page.getByText('Sea salt chips')).toBeVisible()
  })
})
