/** The `test` of the journeys: a browser for each worker; for each journey a tab, a world and a server to cut off. */
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { webKitPath } from '../../scripts/prepare.mjs'
import { lost, poisonServer } from '../e2e/support/poison.ts'
import { ports } from '../e2e/support/ports.ts'
import { type Who, World } from '../support/world.ts'
import { byPlaywright } from './by-playwright.ts'
import { byWebDriver } from './by-webdriver.ts'
import type { Browser, Tab } from './tab.ts'

export type Engine = 'firefox' | 'webkit' | 'old-webkit'

interface Fixtures {
  world: World
  network: { setOffline: (isOffline: boolean) => Promise<void> }
  tab: Tab
  /** Opens a screen of the app. */
  open: (path: string) => Promise<void>
  /** Opens a screen with a stored session and cart, as on a later visit. */
  arrive: (path: string, who: Who, cart: readonly string[]) => Promise<void>
  /** Saves what the screen looks like in test-results, one file for each engine. */
  picture: (name: string) => Promise<void>
  server: Awaited<ReturnType<typeof poisonServer>>
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-IN' }

/** Waits for transitions, at most so many milliseconds. Runs in the page. */
const settledWithin = (limit: number) =>
  Promise.race([
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, limit)),
  ]).then(() => undefined)

/** What browsers log about a lost connection or a response with an error. */
const networkLine =
  /Failed to load resource|due to access control checks|Could not connect|network connection was lost|passed an Error Response to FetchEvent/

/** Firefox: the page was left while its typeface, which comes late, was loading (NS_BINDING_ABORTED). */
const leftLine = /downloadable font: download failed .* status=2152398850 /

const isExpected = (line: string) => networkLine.test(line) || leftLine.test(line)

export const test = base.extend<Fixtures, { engine: Engine; engineBrowser: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const isOwn = engine === 'firefox' || (engine === 'webkit' && !webKitPath())
      const browser = await (isOwn ? byPlaywright(engine, phone) : byWebDriver(engine, phone.viewport))
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({ engine }, use) => {
    const server = await poisonServer(engine === 'old-webkit' ? ports.older : ports.app)
    await use(server)
    server.close()
  },
  world: async ({ server }, use, { testId, retry, repeatEachIndex }) => {
    const world = new World('ordinary', `${testId.slice(-12)}${retry}${repeatEachIndex}`, undefined, server.port)
    await world.reset()
    await use(world)
  },
  network: ({ server, engineBrowser }, use) =>
    use({
      async setOffline(isOffline) {
        server.poison(() => (isOffline ? lost : undefined))
        await engineBrowser.setOffline(isOffline)
      },
    }),
  tab: async ({ engineBrowser }, use, info) => {
    const tab = await engineBrowser.tab()
    await use(tab)
    if (info.status !== info.expectedStatus) await tab.picture(info.outputPath('failed.png'))
    const errors = await engineBrowser.end()
    expect(errors.filter((line) => !isExpected(line))).toEqual([])
  },
  open: ({ tab, world }, use) => use((path) => tab.open(world.origin + path)),
  arrive: ({ tab, open, world }, use) =>
    use(async (path, who, cart) => {
      // The smallest document on the app's origin.
      await open('/icon.svg')
      await tab.run((records) => void Object.assign(localStorage, records), await world.storageOf(who, cart))
      await open(path)
    }),
  picture: ({ tab, engine }, use, { project }) =>
    use(async (name) => {
      await tab.run(settledWithin, 1000)
      await tab.picture(join(project.outputDir, `${name}-${engine}.png`))
    }),
})

export { expect }
