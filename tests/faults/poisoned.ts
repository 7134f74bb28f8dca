/** Files that are answered by something else while the service worker installs, and the visit after that. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type Poison, poisonServer, portal, wrongScript } from '../e2e/support/poison.ts'
import { World } from '../support/world.ts'
import { judgePaidOnce, payToTheEnd } from './customer.ts'
import { texts } from './texts.ts'
import { chooseMethod, Flaw, type Table, withPhone } from './visit.ts'

const files: Record<string, (path: string) => boolean> = {
  'every file': () => true,
  'the page': (path) => path.includes('index.html'),
  'the app': (path) => path.includes('assets/index-'),
  'the texts': (path) => path.includes('en-first'),
  'the checkout': (path) => path.includes('/pay-'),
}

const poisons: Record<string, Poison> = {
  'a portal’s page': portal,
  'an error with 503': { ...portal, status: 503 },
  'another script': wrongScript,
  'an empty file': { type: 'text/javascript', body: '' },
}

/** Whether a worker is active or has given up. Runs in the page. */
async function isInstallOver() {
  const found = await navigator.serviceWorker.getRegistration()
  return !found?.installing
}

async function waitForInstall(page: Page, asked: () => boolean) {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(200))
    if (asked() && (await page.evaluate(isInstallOver))) return
  throw new Error('The worker did not install in time')
}

async function judgePoisoned(browser: Browser, row: string, column: string) {
  const world = new World()
  const server = await poisonServer()
  let isAsked = false
  server.poison((path, fromWorker) => {
    if (!fromWorker || !files[row]?.(path)) return undefined
    isAsked = true
    return poisons[column]
  })
  const origin = world.origin.replace(/\d+$/, String(server.port))
  try {
    await withPhone(browser, { world, storage: await world.storageOf(), installed: origin }, async ({ page }) => {
      await page.goto('/products')
      await waitForInstall(page, () => isAsked)
      server.heal()
      await page.goto('/payment')
      await chooseMethod(page, texts.shared.methods.Wallet).catch(() => {
        throw new Flaw('B', 'the next visit does not show the checkout')
      })
      await payToTheEnd(page, world)
      await judgePaidOnce(page, world)
    })
  } finally {
    server.close()
  }
}

export const poisonedInstall: Table = {
  title: 'poisoned install',
  rows: Object.keys(files),
  columns: Object.keys(poisons),
  judge: judgePoisoned,
}
