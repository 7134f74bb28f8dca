/** Chromium's own setting “Block all cookies”: localStorage throws, and locks are denied. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/prepare.mjs'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ blocked: Page }>({
  blocked: async ({ world, viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'blocked-cookies-'))
    mkdirSync(join(profile, 'Default'))
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
    const executablePath = browserPath()
    const context = await chromium.launchPersistentContext(profile, {
      // The headless shell has no such setting.
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      args: ['--no-sandbox', '--disable-background-networking'],
      baseURL: world.origin,
      viewport,
    })
    await use(await context.newPage())
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

test('a browser that blocks all cookies says so before the cart is filled, and charges nothing (§8.11)', async ({
  blocked: page,
  world,
}) => {
  await page.goto('/machine/VM-1001')
  await expect(page.getByText(/^This browser blocks cookies.*Allow them for this site/)).toBeVisible()
  expect(
    await page.evaluate(() => Promise.resolve(navigator.locks.request('x', () => 'held')).catch(() => 'denied')),
  ).toBe('denied')
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.getByRole('link', { name: /View cart/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText(/Nothing was charged/)).toBeVisible()
  await expect(page.getByText('We have a problem on our side')).toBeHidden()
  expect(await world.newOrders()).toEqual([])
})
