/**
 * What a browser can lack, or a customer deny: the whole purchase works without it, or a sentence names the cause. By the
 * browser's own settings where it has one. What nobody may notice is taken away together, in the page and in the worker.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/prepare.mjs'
import type { World } from '../support/world.ts'
import { poisonServer } from './support/poison.ts'
import { add, test as base, breadth, expect, payAtProvider, signIn } from './support/test.ts'

/** Chromium's content settings that are set to “Block” in its profile. */
type Blocked = 'cookies' | 'media_stream_camera' | 'notifications' | 'popups' | 'geolocation' | 'clipboard'

interface Row {
  name: string
  blocked?: Blocked[]
  /** The app is opened by this name, over plain http: unlike localhost, it isn't secure. */
  host?: string
  /** Init script of each page. */
  page?: () => void
  /** What the service worker lacks: runs before its own script. */
  worker?: string
  steps: (page: Page, world: World) => Promise<void>
  /** Only in `npm run test:e2e`. */
  isRare?: true
}

/** Everything that the app can do without. Pages keep their service worker, which lacks the same. */
function lackAll() {
  const navigatorHas = ['locks', 'vibrate', 'wakeLock', 'clipboard', 'share', 'permissions', 'setAppBadge', 'storage']
  for (const name of [...navigatorHas, 'mediaDevices', 'sendBeacon', 'connection'])
    Reflect.deleteProperty(Navigator.prototype, name)
  for (const name of [
    'BroadcastChannel',
    'indexedDB',
    'Notification',
    'PushManager',
    'WebAssembly',
    'createImageBitmap',
  ])
    Reflect.deleteProperty(globalThis, name)
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null })
  // No stream can be read: neither the machine's nor any other.
  Object.defineProperty(Response.prototype, 'body', { get: () => null })
  Object.defineProperty(crypto, 'subtle', { value: undefined })
}
const workerLacksAll = `for (const name of ['BroadcastChannel', 'indexedDB', 'Notification']) delete self[name]
  for (const name of ['locks', 'setAppBadge', 'clearAppBadge']) delete WorkerNavigator.prototype[name]`

/** Everything that the app can do without is there, but refuses. An error that nobody expects names what threw it. */
function refuseAll() {
  const refused = (name: string) => new DOMException(`refused: ${name}`, 'NotAllowedError')
  const rejecting = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { value: () => Promise.reject(refused(name)) })
  rejecting(LockManager.prototype, 'query')
  rejecting(WakeLock.prototype, 'request')
  rejecting(ServiceWorkerContainer.prototype, 'register')
  rejecting(Clipboard.prototype, 'writeText')
  rejecting(StorageManager.prototype, 'persist')
  rejecting(Navigator.prototype, 'share')
  rejecting(Navigator.prototype, 'setAppBadge')
  rejecting(Navigator.prototype, 'clearAppBadge')
  rejecting(MediaDevices.prototype, 'getUserMedia')
  rejecting(Notification, 'requestPermission')
  const throwing = (owner: object, name: string) =>
    Object.defineProperty(owner, name, {
      value() {
        throw refused(name)
      },
    })
  throwing(globalThis, 'BroadcastChannel')
  throwing(IDBFactory.prototype, 'open')
  throwing(Navigator.prototype, 'vibrate')
  throwing(Navigator.prototype, 'sendBeacon')
  Object.defineProperty(globalThis, 'open', { value: () => null })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A customer who bought them before has them twice. */
const addChips = (page: Page) => button(page, 'Add Sea salt chips').last()

async function openProducts(page: Page) {
  await page.goto('/machine/VM-1001')
  await expect(addChips(page)).toBeVisible()
}

/** From the machine's link to the receipt, by wallet. */
async function buy(page: Page, world: World) {
  await openProducts(page)
  await addChips(page).click()
  await page.getByRole('link', { name: /View cart/ }).click()
  await button(page, /^Pay ₹35/).click()
  await button(page, 'Dispense now').click()
  await expect(page.getByRole('heading', { name: 'Dispensing your order' })).toBeVisible()
  await world.advance(10_000)
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'Wallet' }])
  const paper = page.waitForEvent('popup')
  await button(page, 'Open receipt').click()
  await expect((await paper).getByText('Receipt', { exact: true })).toBeVisible()
}

/** From the products to what came out, as a guest by card, with the provider's page in between. */
async function buyByCard(page: Page, world: World) {
  await openProducts(page)
  await add(page, 'Sea salt chips')
  await page.getByRole('link', { name: /View cart/ }).click()
  await button(page, 'Pay ₹35').click()
  await payAtProvider(page)
  await button(page, 'Dispense now').click()
  await world.advance(10_000)
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'Card' }])
}

async function signedIn(page: Page, world: World) {
  const records = await world.storageOf('regular', [])
  await page.goto('/icon.svg')
  await page.evaluate((entries) => Object.assign(localStorage, entries), records)
}

const rows: Row[] = [
  {
    name: 'locks, channels, IndexedDB, canvas, camera, notifications, streams, clipboard, vibration, wake lock and crypto.subtle are missing',
    page: lackAll,
    worker: workerLacksAll,
    steps: async (page, world) => {
      await signedIn(page, world)
      await openProducts(page)
      // It stores one file after another.
      await page.evaluate(() => navigator.serviceWorker.ready)
      expect((await page.reload())?.fromServiceWorker()).toBe(true)
      await buy(page, world)
      await page.goto('/scan-machine')
      await expect(page.getByText('No camera found')).toBeVisible()
    },
  },
  {
    name: 'camera, notifications, windows, position and clipboard are blocked, and there is no service worker',
    blocked: ['media_stream_camera', 'notifications', 'popups', 'geolocation', 'clipboard'],
    page: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    steps: async (page, world) => {
      await signedIn(page, world)
      await page.goto('/scan-machine')
      await expect(page.getByText('The camera is blocked')).toBeVisible()
      await button(page, 'Close the scanner').click()
      await button(page, 'Machines near me').click()
      await expect(page.getByText(/^Location access is off/)).toBeVisible()
      await buy(page, world)
    },
    isRare: true,
  },
  {
    name: 'cookies and all storage are blocked, and locks with them',
    blocked: ['cookies'],
    steps: async (page, world) => {
      await page.goto('/machine/VM-1001')
      await expect(page.getByText(/^This browser blocks cookies.*Allow them for this site/)).toBeVisible()
      expect(
        await page.evaluate(() => Promise.resolve(navigator.locks.request('x', () => 'held')).catch(() => 'denied')),
      ).toBe('denied')
      await button(page, 'Add Sea salt chips').click()
      await page.getByRole('link', { name: /View cart/ }).click()
      await button(page, /^Pay ₹/).click()
      await expect(page.getByText(/Nothing was charged/)).toBeVisible()
      await expect(page.getByText('We have a problem on our side')).toBeHidden()
      expect(await world.newOrders()).toEqual([])
    },
  },
  {
    name: 'wake lock, channels, IndexedDB, windows, vibration, clipboard, persistence and workers refuse',
    page: refuseAll,
    steps: async (page, world) => {
      // Otherwise, nothing vibrates.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await buyByCard(page, world)
      await button(page, 'Open receipt').click()
      // No window opens, so its link stays.
      await expect(page.getByRole('link', { name: 'Show receipt' })).toHaveAttribute('href', /^http/)
      const [order] = await world.newOrders()
      await page.goto(`/support?order_id=${order?.id}`)
      await button(page, 'Copy the details').click()
      await expect(page.getByText(/^Copying isn’t allowed here/)).toBeVisible()
      await page.goto('/scan-machine')
      await expect(page.getByText('The camera is blocked')).toBeVisible()
    },
    isRare: true,
  },
  {
    name: 'the storage is full and locks refuse, so that only this tab knows the payment',
    page: () => {
      Object.defineProperty(LockManager.prototype, 'request', {
        value: () => Promise.reject(new Error('refused: locks')),
      })
      Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
        apply: (setItem, storage, entry: [string, string]) => {
          if (storage === localStorage) throw new DOMException('full', 'QuotaExceededError')
          return Reflect.apply(setItem, storage, entry)
        },
      })
    },
    steps: buyByCard,
    isRare: true,
  },
  {
    name: 'windows and notifications are blocked, and a guest pays by card',
    blocked: ['popups', 'notifications', 'clipboard'],
    steps: async (page, world) => {
      await buyByCard(page, world)
      const paper = page.waitForEvent('popup')
      await button(page, 'Open receipt').click()
      await expect((await paper).getByText('Receipt', { exact: true })).toBeVisible()
    },
    isRare: true,
  },
  {
    name: 'the page came over plain http',
    host: 'shop.example',
    page: () => {
      for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name)
      Reflect.deleteProperty(URL, 'canParse')
    },
    steps: async (page, world) => {
      await openProducts(page)
      expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator])).toEqual([
        false,
        false,
        false,
      ])
      await add(page, 'Sea salt chips')
      await page.getByRole('link', { name: /View cart/ }).click()
      await signIn(page)
      await button(page, /^Pay ₹/).click()
      await expect(page.getByText(/^This page isn’t secure.* Nothing was charged\./)).toBeVisible()
      expect(await world.newOrders()).toEqual([])
    },
    isRare: true,
  },
  {
    name: 'the browser says that it is online, although every request fails',
    page: () => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
      addEventListener('offline', (event) => event.stopImmediatePropagation(), true)
    },
    steps: async (page, world) => {
      await openProducts(page)
      await add(page, 'Sea salt chips')
      await page.getByRole('link', { name: /View cart/ }).click()
      await expect(button(page, /^Pay ₹/)).toBeEnabled()
      await page.context().setOffline(true)
      await button(page, /^Pay ₹/).click()
      await expect(page.getByText(/^We lost the connection while you were paying ₹35/)).toBeVisible()
      expect(await world.newOrders()).toEqual([])
    },
    isRare: true,
  },
  {
    name: 'the browser says that it is offline, although it isn’t',
    page: () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    steps: async (page) => {
      await page.goto('/machine/VM-1001')
      await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
      await button(page, 'Retry').click()
      // The server answers, so the customer is in.
      await expect(button(page, 'Add Sea salt chips')).toBeVisible()
    },
    isRare: true,
  },
]

const test = base.extend<{ row: Row; browserWith: BrowserContext }>({
  row: [{ name: '', steps: buy }, { option: true }],
  browserWith: async ({ world, viewport, row }, use) => {
    const server = await poisonServer(undefined, row.host && new URL(world.origin).host)
    const script: string = row.worker ? `${row.worker};\n${readFileSync('dist/sw.js', 'utf8')}` : ''
    server.poison((path) => (row.worker && path === '/sw.js' ? { type: 'text/javascript', body: script } : undefined))
    const profile = mkdtempSync(join(tmpdir(), 'capabilities-'))
    mkdirSync(join(profile, 'Default'))
    const settings = Object.fromEntries((row.blocked ?? []).map((name) => [name, 2]))
    const preferences = { profile: { default_content_setting_values: settings } }
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
    const executablePath = browserPath()
    const context = await chromium.launchPersistentContext(profile, {
      // The headless shell has no such settings.
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-fake-device-for-media-stream',
        `--host-resolver-rules=MAP ${row.host ?? 'none'} 127.0.0.1`,
      ],
      baseURL: row.host ? `http://${row.host}:${server.port}` : world.origin.replace(/\d+$/, String(server.port)),
      viewport,
      serviceWorkers: row.worker ? 'allow' : 'block',
      locale: 'en-IN',
      reducedMotion: 'reduce',
    })
    if (row.page) await context.addInitScript(row.page)
    await use(context)
    await context.close()
    server.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

// A browser of its own for each row, and a worker that installs.
test.setTimeout(120_000)

for (const row of rows)
  test.describe('the purchase works, or a sentence names the cause, if', () => {
    test.use({ row })
    test(`${row.name} (§8.11 §8.18)`, { tag: row.isRare ? breadth : [] }, async ({ browserWith, world }) => {
      const page = await browserWith.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await row.steps(page, world)
      expect(errors).toEqual([])
    })
  })
