/** The app on a real web server, configured by deploy/. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { certificate, makeCertificate } from '../../deploy/lab/certificate.ts'
import { hasBrotli, serveByNginx } from '../../deploy/lab/nginx.ts'
import { isDebian, isListening, nginxPath } from '../../scripts/prepare.mjs'
import { built } from '../support/builds.ts'
import { withPictures } from './support/pictures.ts'
import { ports } from './support/ports.ts'
import { add, atMachine, breadth, expect, payAtProvider, test, toPayment } from './support/test.ts'

test.use(withPictures)

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Returns the output of deploy:check. */
const check = (url: string) =>
  run(process.execPath, ['--import', 'tsx', 'deploy/check.ts', url, 'VM-1001'], {
    cwd: root,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )

/** A site whose own rule for scripts must not apply to the app's. */
const existingSite = (folder: string) => `
  server {
    listen ${ports.nginx};
    listen ${ports.nginx + 2} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificate};
    location / { return 200 "The site’s own page"; }
    location ~ .js$ { return 200 "The site’s own script"; }
    include ${folder}/location.conf;
  }`

test.describe.configure({ mode: 'default' })
test.skip(!nginxPath() && !isDebian(), 'nginx is not installed')
test.use({ serviceWorkers: 'allow' })

test.describe('at the root of a host that proxies /v1', () => {
  test.use({ baseURL: ({ world }, use) => use(`http://${world.name}.localhost:${ports.nginx}`) })
  let end = async () => {}
  test.beforeAll(async () => {
    const mock = `http://localhost:${ports.mock}`
    const formTargets = `http://*.localhost:${ports.mock}`
    const options = { api: mock, listen: String(ports.nginx), 'form-targets': formTargets }
    end = (await serveByNginx({ dist: join(root, 'dist'), options })).close
  })
  test.afterAll(() => end())

  test('an order is paid and dispensed, live updates arrive, and the service worker leaves server routes alone', {
    tag: breadth,
  }, async ({ page, world }) => {
    await atMachine(page)
    await expect.poll(async () => (await world.state()).streams).toBe(1)
    await world.setMachine('VM-1001', 'offline')
    await expect(page.getByText('Machine has gone offline')).toBeVisible()
    await world.setMachine('VM-1001', 'online')
    await add(page, 'Sea salt chips')
    await toPayment(page)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtProvider(page)
    await page.getByRole('button', { name: 'Dispense now' }).click()
    await expect(page.getByRole('heading', { name: 'Dispensing your order' })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const [own, receipt] = [await page.goto('/faq'), await page.goto('/receipts/none')]
    expect([own?.fromServiceWorker(), own?.status()]).toEqual([true, 200])
    expect([receipt?.fromServiceWorker(), receipt?.status()]).toEqual([false, 404])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Only pictures of the app's own pages are cached.
    const source = (name: string) => `/media/products/prd-cola.webp?${name}`
    const load = (name: string) => page.evaluate((src) => Object.assign(new Image(), { src }).decode(), source(name))
    const isCached = (name: string) => page.evaluate(async (src) => Boolean(await caches.match(src)), source(name))
    await load('foreign')
    await page.goto('/faq')
    await load('own')
    await expect.poll(() => isCached('own')).toBe(true)
    expect(await isCached('foreign')).toBe(false)
    // Test builds have no compressed files.
    const isExpected = (line: string) => line.includes('is not compressed with')
    const findings = (await check(`http://localhost:${ports.nginx}`)).split('\n').filter((line) => /^✗/.test(line))
    expect(findings.some(isExpected)).toBe(true)
    expect(findings.filter((line) => !isExpected(line))).toEqual([])
  })

  for (const [result, tag, decision, shown] of [
    ['success', [], 'approve', 'Payment received'],
    ['failure', [breadth], 'decline', 'The payment didn’t go through'],
  ] as const)
    test(`a provider posts its ids in the body to the app’s own page of a ${result}, and the payment is looked up`, {
      tag: [...tag],
    }, async ({ page, world }) => {
      await atMachine(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await add(page, 'Sea salt chips')
      await toPayment(page)
      await page.getByRole('button', { name: /^Pay ₹/ }).click()
      await expect(page.getByText('Test mode, no money moves')).toBeVisible()
      const hidden = page.locator('input[type="hidden"]')
      const fields = await hidden.evaluateAll((inputs: HTMLInputElement[]) =>
        Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
      )
      const ids = Object.entries(await world.decideByCard(fields, decision))
      const posted = page.waitForRequest((request) => request.method() === 'POST' && /-payment-/.test(request.url()))
      const inputs = ids.map(([name, value]) => `<input name="${name}" value="${value}">`)
      const action = `http://${world.name}.localhost:${ports.nginx}/payu-payment-${result}`
      // A page of the provider, which the app's and the mock server's policies don't bind.
      await page.goto('about:blank')
      await page.setContent(`<form method="post" action="${action}">${inputs.join('')}<button>Back</button></form>`)
      await page.getByRole('button', { name: 'Back' }).click()
      expect((await posted).postData()).toMatch(/txnid=ord-/)
      await expect(page).toHaveURL(action)
      await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    })
})

test.describe('another brand in German, under a path of an existing site, with the API on another origin', () => {
  test.use({ locale: 'de-DE' })
  const site = `http://localhost:${ports.nginx}/order/`
  const api = `http://localhost:${ports.nginx + 1}`
  const tlsPort = ports.nginx + 2
  const ends: (() => void)[] = []
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const place = ['--locale', 'de-DE', '--currency', 'EUR']
    const mock = ['mock-server/main.ts', '--port', String(ports.nginx + 1), '--app', site, '--quiet', ...place]
    const server = execFile(process.execPath, ['--import', 'tsx', ...mock], { cwd: root })
    ends.push(() => void server.kill())
    const dist = await built('order')
    const config = { apiOrigin: api, headerNames: 'hyphen' }
    await makeCertificate()
    const options = { listen: `unix:/tmp/unused-${ports.nginx}.sock`, 'form-targets': api }
    ends.push((await serveByNginx({ dist, config: JSON.stringify(config), options, otherSites: existingSite })).close)
    await expect.poll(() => isListening(ports.nginx + 1), { timeout: 60_000 }).toBe(true)
    // The mock server compiles its schemas at the first request: on a busy computer, longer than the app waits.
    await fetch(`${api}/v1/customers/machines/VM-1001/products`)
  })
  test.afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  test('an order is paid and dispensed, and deploy:check finds nothing missing', async ({ page }) => {
    await page.goto(`${site}machine/VM-1001`)
    await expect(page).toHaveURL(`${site}products`)
    await expect(page.getByRole('heading', { name: 'Produkte', level: 1 })).toBeVisible()
    const control = (path: string, data: object) => page.request.post(`${api}/__mock/${path}`, { data })
    await expect.poll(async () => (await (await page.request.get(`${api}/__mock/state`)).json()).streams).toBe(1)
    await control('machines/VM-1001', { online_status: 'offline' })
    await expect(page.getByText('Der Automat ist offline gegangen')).toBeVisible()
    await control('machines/VM-1001', { online_status: 'online' })
    await page
      .getByRole('button', { name: / hinzufügen$/ })
      .first()
      .click()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('link', { name: /Zum Warenkorb/ }).click()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await payAtProvider(page, /^Pay /)
    await expect(page).toHaveURL(new RegExp(`^${site}payu-payment-success`))
    await page.getByRole('button', { name: 'Ware ausgeben' }).click()
    await expect(page.getByRole('heading', { name: /^Alles da/ })).toBeVisible()
    const kept = await page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url))
    expect(kept.filter((url) => url.startsWith(`${api}/media/`))).not.toEqual([])
    const own = await page.goto(`${site}faq`)
    expect(own?.fromServiceWorker()).toBe(true)
    const secured = `https://localhost:${tlsPort}/order/`
    const hints = hasBrotli ? '' : '  The files are compressed with gzip only. With Brotli, they would be smaller.\n'
    const uncompressed = `  ${api}/v1/customers/machines/VM-1001/products is not compressed\n`
    expect(await check(secured)).toBe(`${hints}${uncompressed}✓ Nothing is missing.\n`)
    const ownScript = await page.request.get(new URL('/own.js', site).href)
    expect(await ownScript.text()).toBe('The site’s own script')
  })
})
