/** An installed app that got wrong files: from a captive portal, a maintenance page or a wrong host. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { type Poison, poisonServer, portal, wrongScript } from './support/poison.ts'
import { ports } from './support/ports.ts'
import { add, arrive, atMachine, test as base, breadth, expect, payAtProvider, toPayment } from './support/test.ts'

const test = base.extend<{ server: Awaited<ReturnType<typeof poisonServer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  server: async ({}, use) => {
    const server = await poisonServer()
    await use(server)
    server.close()
  },
  baseURL: ({ world, server }, use) => use(world.origin.replace(/\d+$/, String(server.port))),
})

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/SyntaxError|ChunkError|Failed to (fetch|load module)|MIME|preload CSS|Content Security Policy/],
})

// Installing takes its time: the worker requests one file after another.
test.setTimeout(120_000)

const products = (page: Page) => page.getByRole('button', { name: 'Add Sea salt chips' })

/** Runs in the page: what each worker of this registration is doing. */
const workers = () =>
  navigator.serviceWorker
    .getRegistration()
    .then((found) => [found?.installing, found?.waiting, found?.active].flatMap((each) => each?.state ?? []))

/** The stored files whose text holds these words. Runs in the page. */
async function storedWith(words: string) {
  const found: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text()
      if (text?.includes(words)) found.push(new URL(request.url).pathname)
    }
  }
  return found
}

/** Counts what the page loads, even if a reload cuts it off. */
function countLoads(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

const openedOffline = async (page: Page, context: BrowserContext) => {
  await context.setOffline(true)
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
  await context.setOffline(false)
}

const files: [what: string, isFile: (path: string) => boolean, poison: Poison, words: string][] = [
  ['every file is a portal’s page', () => true, portal, 'Hotel Portal'],
  ['the page is a portal’s', (path) => path.includes('index.html'), portal, 'Hotel Portal'],
  ['the sign-in’s file is a page', (path) => path.includes('/LoginScreen-'), portal, 'Hotel Portal'],
  ['the sign-in’s file is another script', (path) => path.includes('/LoginScreen-'), wrongScript, 'Wrong file'],
]
/** The worst of all: a script, which looks most like what was asked for. */
const isUsual = (index: number) => (index === files.length - 1 ? [] : breadth)

for (const [index, [what, isFile, poison, words]] of files.entries())
  test(`a worker does not install while ${what}, and installs on a later visit (§2.16)`, {
    tag: isUsual(index),
  }, async ({ page, context, server }) => {
    let asked = 0
    server.poison((path, fromWorker) => {
      if (!fromWorker || !isFile(path)) return undefined
      asked += 1
      return poison
    })
    await atMachine(page)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(workers)).toEqual([])
    expect(await page.evaluate(storedWith, words)).toEqual([])
    server.heal()
    await page.goto('/products')
    await expect(products(page)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await openedOffline(page, context)
  })

test('a new version with a wrong file does not replace the one on the phone', async ({ page, context, server }) => {
  await atMachine(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  let asked = 0
  server.poison((path, fromWorker) => {
    if (path === '/sw.js?2') return undefined
    if (!fromWorker || !path.includes('index.html')) return undefined
    asked += 1
    return portal
  })
  // The page's copy is gone, so the new version requests it.
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('/index.html', { ignoreSearch: true })
    await navigator.serviceWorker.register('/sw.js?2').catch(() => undefined)
  })
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(workers)).toEqual(['activated'])
  expect(await page.evaluate(storedWith, 'Hotel Portal')).toEqual([])
  // Without its page, the version on the phone asks the server.
  await page.reload()
  await expect(products(page)).toBeVisible()
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  await context.setOffline(false)
})

/** The files of the build, from its worker. */
const built = Object.keys(JSON.parse(/\{"assets\/[^{}]*\}/.exec(readFileSync('dist/sw.js', 'utf8'))?.[0] ?? '{}'))

/** Stores whatever is sent and serves it, as version 1.0.0 did. */
const releasedWorker: Poison = {
  type: 'text/javascript',
  body: `
    const open = () => caches.open('workbox-precache-v2-' + registration.scope)
    addEventListener('install', (event) => event.waitUntil(open().then((cache) => Promise.all(
      ${JSON.stringify(built)}.map(async (path) => cache.put('/' + path, await fetch('/' + path, { cache: 'reload' })))))))
    addEventListener('fetch', (event) => {
      if (event.request.url.includes('/v1/')) return
      const path = event.request.mode === 'navigate' ? '/index.html' : event.request
      event.respondWith(caches.match(path).then((stored) => stored ?? fetch(event.request)))
    })`,
}

for (const [index, [what, isFile, poison]] of files.entries())
  test(`a phone on which version 1.0.0 stored that ${what} heals at the next visit (§8.9)`, {
    tag: isUsual(index),
  }, async ({ page, context, server }) => {
    await arrive(page, '/icon.svg', 'guest', ['Sea salt chips'])
    const before = await page.evaluate(() => ({ ...localStorage }))
    server.poison((path, fromWorker) => {
      if (path === '/sw.js') return releasedWorker
      return fromWorker && isFile(path) ? poison : undefined
    })
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    // The network is all right again, and has this version.
    server.heal()
    await page.goto('/products')
    // All files are requested again, one after another. Then the page is loaded again.
    const caching = () => page.evaluate(() => caches.keys()).catch(() => [])
    await expect.poll(caching, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^files /))
    await expect.poll(caching, { timeout: 60_000 }).not.toContainEqual(expect.stringContaining('precache'))
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
    expect(await page.evaluate(storedWith, 'Hotel Portal')).toEqual([])
    await expect.poll(() => page.evaluate(workers)).toEqual(['activated'])
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(before)
    await openedOffline(page, context)
  })

/** Replaces a stored file of this version, as a defect of the phone's storage would. Runs in the page. */
async function spoil([name, type, body]: string[]) {
  for (const each of await caches.keys()) {
    const cache = await caches.open(each)
    for (const request of await cache.keys())
      if (request.url.includes(name ?? ''))
        await cache.put(request, new Response(body, { headers: { 'content-type': type ?? '' } }))
  }
}

for (const [what, tag, spoiled] of [
  ['is a page', [breadth], ['assets/index-', 'text/html', '<h1>Hotel Portal</h1>']],
  ['can’t be parsed', [], ['assets/index-', 'text/javascript', '<h1>Hotel Portal</h1>']],
  ['has no texts', [breadth], ['en-first', 'text/html', '<h1>Hotel Portal</h1>']],
] as const)
  test(`an app whose stored script ${what} starts from the server, with cart and open payment kept (§8.9)`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await atMachine(page)
    await add(page, 'Sea salt chips')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await toPayment(page)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await page.goto('/icon.svg')
    const attempt = await page.evaluate(() => localStorage.getItem('checkoutAttempt'))
    await page.evaluate(spoil, [...spoiled])
    const loads = countLoads(page)
    await page.goto('/payment')
    await expect(page.getByText('Your last payment isn’t finished')).toBeVisible()
    expect(loads()).toBe(2)
    const kept = await page.evaluate(() => localStorage.getItem('checkoutAttempt'))
    expect(JSON.parse(kept ?? '{}').idempotencyKey).toBe(JSON.parse(attempt ?? '{}').idempotencyKey)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await page.evaluate(storedWith, 'Hotel Portal')).toEqual([])
    await openedOffline(page, context)
  })

test('a part of the app that is broken on the phone comes from the server (§8.9)', { tag: breadth }, async ({
  page,
}) => {
  await atMachine(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await add(page, 'Sea salt chips')
  await page.evaluate(spoil, ['/pay-', 'text/html', '<h1>Hotel Portal</h1>'])
  await page.reload()
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(storedWith, 'Hotel Portal')).toEqual([])
})

for (const storage of ['works', 'is blocked'])
  test(`if the server’s script is broken, too, the app says so instead of reloading forever; storage ${storage}`, {
    tag: breadth,
  }, async ({ page, context, server }) => {
    if (storage === 'is blocked')
      await context.addInitScript(() => {
        const get = () => JSON.parse('refused')
        for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get })
      })
    const loads = countLoads(page)
    server.poison((path) => (path.includes('assets/index-') ? portal : undefined))
    await page.goto('/machine/VM-1001')
    await expect(page.getByRole('heading', { name: 'The app couldn’t start' })).toBeFocused()
    expect(loads()).toBe(2)
    server.heal()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(products(page)).toBeVisible()
  })

test('files that are missing on the phone are stored again (§2.16)', { tag: breadth }, async ({ page, context }) => {
  await atMachine(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  const count = async () => (await page.evaluate(storedWith, '')).filter((path) => !path.startsWith('/media/')).length
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(built.length)
  await openedOffline(page, context)
})

test('an app that can’t start without a connection keeps its files', { tag: breadth }, async ({ page, context }) => {
  await atMachine(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(spoil, ['assets/index-', 'text/html', '<h1>Hotel Portal</h1>'])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The app couldn’t start' })).toBeVisible()
  expect(await page.evaluate(workers)).toEqual(['activated'])
})

test('if the worker fails, the page comes from the server', { tag: breadth }, async ({ page, context }) => {
  await atMachine(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    Object.assign(JSON, { stringify: () => JSON.parse('broken') })
  })
  const response = await page.goto('/products')
  expect(response?.status()).toBe(200)
  await expect(products(page)).toBeVisible()
})

/** A redirect to a host that scripts may not read. */
const redirect: Poison = { status: 302, body: '', headers: { location: `http://localhost:${ports.mock}/sign-in` } }
const signIn = 'This network wants you to sign in.'

for (const [what, tag, poison, words] of [
  ['a portal’s page', [breadth], portal, signIn],
  ['511', [breadth], { ...portal, status: 511 }, signIn],
  ['a redirect to a portal', [], redirect, signIn],
  ['a proxy’s page with 502', [breadth], { ...portal, status: 502 }, 'We have a problem on our side.'],
] as const)
  test(`${what} in place of the products is named as what it is (§8.13)`, { tag: [...tag] }, async ({
    page,
    server,
  }) => {
    await arrive(page, '/icon.svg')
    server.poison((path) => (/^\/(v1|config)/.test(path) ? poison : undefined))
    await page.goto('/machine/VM-1001')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words)
    server.heal()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(products(page)).toBeVisible()
  })

test('the server responds with 404 to a missing file', { tag: breadth }, async ({ page }) => {
  const statusOf = async (path: string) => (await page.request.get(`http://localhost:${ports.app}${path}`)).status()
  expect(await statusOf('/assets/none-12345678.js')).toBe(404)
  expect(await statusOf('/none.webmanifest')).toBe(404)
  expect(await statusOf('/index.html')).toBe(200)
  expect((await page.goto('/products'))?.status()).toBe(200)
})

/** This version's worker, after something that a browser does otherwise. */
const workerAfter = (prefix: string): Poison => ({
  type: 'text/javascript',
  body: `${prefix};\n${readFileSync('dist/sw.js', 'utf8')}`,
})

/** Its origin goes into the page's policy. */
const settings: Poison = {
  type: 'application/json',
  body: JSON.stringify({ allowedApiOrigins: ['https://api.snack.example'] }),
}

for (const [what, prefix, asked] of [
  [
    'lacks what the oldest supported ones lack',
    'delete URL.canParse; delete AbortSignal.any; delete AbortSignal.timeout',
    [],
  ],
  [
    'cannot read its caches any more',
    "addEventListener('fetch', () => { caches.match = Cache.prototype.match = () => Promise.reject(new Error('Broken')) })",
    ['/products', '/products'],
  ],
] as const)
  test(`a worker in a browser that ${what} locks no customer out (§8.9)`, {
    tag: asked.length > 0 ? breadth : [],
  }, async ({ page, server }) => {
    const pages: string[] = []
    server.poison((path) => {
      if (path === '/products') pages.push(path)
      return path === '/sw.js' ? workerAfter(prefix) : path === '/config.json' ? settings : undefined
    })
    await atMachine(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const visit of ['second', 'third']) {
      const response = await page.goto('/products')
      expect(response?.fromServiceWorker(), visit).toBe(true)
      await expect(products(page)).toBeVisible()
    }
    expect(pages, 'from the server').toEqual(asked)
  })

test('on the first visit, the payment comes back by a worker that lacks what the oldest browsers lack (§8.9)', {
  tag: breadth,
}, async ({ page, server }) => {
  const prefix = 'delete URL.canParse; delete AbortSignal.any; delete AbortSignal.timeout'
  const asked: string[] = []
  server.poison((path) => {
    if (path.startsWith('/payu-payment-success')) asked.push(path)
    return path === '/sw.js' ? workerAfter(prefix) : path === '/config.json' ? settings : undefined
  })
  await atMachine(page)
  await add(page, 'Sea salt chips')
  await toPayment(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const returned = page.waitForResponse((response) => /payu-payment-success/.test(response.url()))
  await payAtProvider(page)
  expect((await returned).fromServiceWorker()).toBe(true)
  expect(asked, 'from the server').toEqual([])
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
})
