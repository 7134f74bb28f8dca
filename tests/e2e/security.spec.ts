/**
 * The app under the security headers of production. A policy violation fails every test, because the browser logs an
 * error: on every route (screens.spec.ts), with the early script, photos, sheets, the provider and the service worker.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRecords } from '../../build/records.ts'
import type { SecurityHeaders } from '../../build/security-headers.ts'
import { ports } from './support/ports.ts'
import { expect, test } from './support/test.ts'

// Node.js does not resolve the worlds' own hosts.
const app = `http://localhost:${ports.app}`
const { headers: recordFile } = buildRecords(join(import.meta.dirname, '../../dist'))

test('pages, files and API responses have the headers of the build, and its manifest is not served', async ({
  request,
}) => {
  const { always }: SecurityHeaders = JSON.parse(readFileSync(recordFile, 'utf8'))
  const { 'Content-Security-Policy': policy = '', ...others } = always
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/=]+')+;/)
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

test.describe('the policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('blocks an injected script, its requests and its frames, and each is logged as an error', async ({ page }) => {
    const blocked = new Set<string>()
    page.on('console', (message) => {
      const [, directive] = /Content Security Policy directive:? ["']([\w-]+)/.exec(message.text()) ?? []
      if (message.type() === 'error' && directive) blocked.add(directive)
    })
    await page.goto('/faq')
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color:red"><iframe src="https://evil.example"></iframe>')
      const script = document.createElement('script')
      script.textContent = 'window.hasRun = true'
      document.body.append(script)
      await fetch('https://evil.example').catch(() => {})
    })
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
    // Frames fall back to default-src.
    await expect.poll(() => [...blocked].sort()).toEqual(['connect-src', 'default-src', 'script-src', 'style-src-attr'])
  })
})
