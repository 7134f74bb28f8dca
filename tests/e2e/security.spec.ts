/**
 * The app under the security headers of production. A policy violation also fails every other test, because the
 * browser logs an error. screens.spec.ts opens every route.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { buildRecords } from '../../scripts/build-records.ts'
import type { SecurityHeaders } from '../../scripts/security-headers.ts'
import { photoOf } from './support/camera.ts'
import { ports } from './support/ports.ts'
import { add, atMachine, expect, payAtProvider, test, toPayment } from './support/test.ts'

// Node.js does not resolve the worlds' own hosts.
const app = `http://localhost:${ports.app}`
const { headers: recordFile } = buildRecords(join(import.meta.dirname, '../../dist'))

/** Records the policy violations on all pages of the context. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const noted: string[] = []
  await context.exposeFunction('noteViolation', (text: string) => noted.push(text))
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    )
  })
  return noted
}

test('pages, files and API responses have the headers of the build, and its manifest is not served', async ({
  request,
}) => {
  const { always }: SecurityHeaders = JSON.parse(readFileSync(recordFile, 'utf8'))
  const { 'Content-Security-Policy': policy = '', ...others } = always
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  expect(policy).toContain("frame-ancestors 'none'")
  for (const path of ['/', '/products', '/icon.svg', '/sw.js', '/v1/customers/machines/VM-1001']) {
    const headers = new Map(Object.entries((await request.get(app + path)).headers()))
    for (const [name, value] of Object.entries(others)) expect(headers.get(name.toLowerCase()), path).toBe(value)
    // The test server also allows form posts to the mock server's payment pages.
    expect(headers.get('content-security-policy')?.replace(/ http:\S+/g, '')).toBe(policy)
    expect(headers).not.toContain('strict-transport-security')
  }
  expect(await (await request.get(`${app}/.vite/manifest.json`)).text()).not.toContain('isEntry')
})

test.describe('the app violates no policy', () => {
  test('while scanning a photo, opening sheets, rendering early and paying at the provider', async ({
    page,
    context,
  }) => {
    const violations = await violationsIn(context)
    await page.goto('/scan-machine')
    await page.locator('input[type=file]').setInputFiles(await photoOf(context, 'CF-2001'))
    await page.getByRole('button', { name: 'Add Caffè latte' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await atMachine(page)
    // The early products come from an inline script, which runs only because the policy contains its hash.
    await page.route('**/assets/index-*.js', (route) => route.abort(), { times: 1 })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('[data-early] > li').first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'About Sea salt chips' }).click({ position: { x: 40, y: 40 } })
    await page.getByRole('dialog').press('Escape')
    await add(page, 'Sea salt chips')
    await toPayment(page)
    await page.evaluate(() => sessionStorage.setItem('mark', 'kept'))
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtProvider(page)
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    // The opener policy lets the provider return to the same tab.
    expect(await page.evaluate(() => sessionStorage.getItem('mark'))).toBe('kept')
    await page.getByRole('button', { name: 'Dispense now' }).click()
    await expect(page.getByText(/of 1 dispensed/)).toBeVisible()
    expect(violations).toEqual([])
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('on the first visit and on the next one, which is served from the cache', async ({ page, context }) => {
      const violations = await violationsIn(context)
      await atMachine(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      expect(violations).toEqual([])
    })
  })
})

test.describe('the policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('blocks an injected script, its requests and its frames', async ({ page, context }) => {
    const violations = await violationsIn(context)
    await page.goto('/faq')
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><iframe src="https://evil.example"></iframe>')
      const script = document.createElement('script')
      script.textContent = 'window.hasRun = true'
      document.body.append(script)
      await fetch('https://evil.example').catch(() => {})
    })
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
    const expected = ['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr']
    await expect.poll(() => [...new Set(violations.map((text) => text.split(' ')[1]))].sort()).toEqual(expected)
  })
})
