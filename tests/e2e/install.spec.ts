/** The web app manifest and the installed app. */
import { brand } from '../../brand/brand.ts'
import { withPictures } from './support/pictures.ts'
import { arrive, atMachine, breadth, expect, test } from './support/test.ts'

test.use(withPictures)

interface Icon {
  src: string
  sizes: string
  purpose?: string
}
interface Manifest {
  start_url: string
  display: string
  icons: Icon[]
  share_target: object
  shortcuts: { name: string; url: string; icons: Icon[] }[]
}

test('the app is installable, and its icons have the declared sizes', async ({ page }) => {
  await page.goto('/search-machine')
  const client = await page.context().newCDPSession(page)
  const { errors, data = '{}' } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: Manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ name: brand.name, start_url: './', scope: './', display: 'standalone' })
  // Other apps share links with the scanner (§2.28).
  expect(manifest.share_target).toMatchObject({ action: 'scan-machine', method: 'GET', params: { text: 'text' } })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])

  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes } of [...icons, { src: touchIcon ?? '', sizes: '180x180' }])
    expect(await page.evaluate(sizeOf, src), src).toBe(sizes)
})

test('the app shortcuts lead to the scanner and the orders', { tag: breadth }, async ({ page }) => {
  const link = page.locator('link[rel="manifest"]')
  for (const [language, scan, orders] of [
    ['en', 'Scan', 'Orders'],
    ['de', 'Scannen', 'Bestellungen'],
  ]) {
    await page.goto('/search-machine')
    await expect(link).toHaveAttribute('href', `/manifest.${language}.webmanifest`)
    const manifest: Manifest = await link.evaluate(async ({ href }: HTMLLinkElement) => (await fetch(href)).json())
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [scan, 'scan-machine'],
      [orders, 'order-history'],
    ])
    await page.evaluate((next) => localStorage.setItem('language', next), language === 'en' ? 'de' : 'en')
  }
})

/** Runs in the page: the actual size of an icon. */
async function sizeOf(src: string) {
  const image = new Image()
  image.src = src
  await image.decode()
  return `${image.naturalWidth}x${image.naturalHeight}`
}

test('a shared machine link opens the machine, and any other link shows a message (§2.28)', async ({ page, world }) => {
  const share = (text: string) => page.goto(`/scan-machine?${new URLSearchParams({ text })}`)
  await share(`Try this one: ${world.origin}/machine/VM-1001 in the lobby`)
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await share('Lunch? https://elsewhere.example/machine/VM-1001')
  await expect(page.getByText(/This link doesn’t lead to a machine/)).toBeVisible()
})

/** Init script: pretends that the app was opened by its icon. */
function pretendInstalled() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    query === '(display-mode: standalone)' ? matchMedia('all') : matchMedia.call(window, query)
}

/** Runs in the page: the machine is a favorite that was never chosen on this phone. */
function makeFavorite(id: string) {
  const recent: { id: string }[] = JSON.parse(localStorage.getItem('recentMachines') ?? '[]')
  const [favorite, others] = [recent.filter((each) => each.id === id), recent.filter((each) => each.id !== id)]
  localStorage.setItem('recentMachines', JSON.stringify(others))
  localStorage.setItem('favorites', JSON.stringify({ owner: null, products: [], machines: favorite }))
}

test('the installed app opens at the customer’s nearest machine (§2.28)', { tag: breadth }, async ({
  page,
  context,
}) => {
  await page.addInitScript(pretendInstalled)
  await atMachine(page, 'VM-1060')
  await atMachine(page, 'VM-1001')
  await page.evaluate(makeFavorite, 'VM-1060')
  const title = page.getByRole('banner').getByRole('link', { name: /Change machine/ })
  await context.grantPermissions(['geolocation'])
  const [harbor, terminal] = [
    { latitude: 18.9489, longitude: 72.8402 },
    { latitude: 18.9401, longitude: 72.8351 },
  ]
  await context.setGeolocation(terminal)
  await page.goto('/')
  await expect(page.getByText('Showing Terminal mart, the nearest of your machines.')).toBeVisible()
  await expect(title).toContainText('Terminal mart')
  await context.setGeolocation(harbor)
  await page.goto('/')
  await expect(page.getByText('Showing Lobby snacks, the nearest of your machines.')).toBeVisible()
})

test('the app icon shows a badge while an order is waiting (§2.28)', { tag: breadth }, async ({ page, world }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: async () => document.documentElement.setAttribute('data-badge', 'on'),
      clearAppBadge: async () => document.documentElement.setAttribute('data-badge', 'off'),
    })
  })
  await arrive(page, '/faq', 'regular')
  await expect(page.locator('html')).toHaveAttribute('data-badge', 'off')
  const id = await world.paidOrder()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-badge', 'on')
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  await world.advance(60_000)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-badge', 'off')
})
