/** A slow phone: Chromium with the network and the processor of a phone, and nothing else beside the page. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { headlessPath } from '../../scripts/prepare.mjs'

/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const slowdown = 4

export const executablePath = headlessPath()

/** `flags` are V8's. */
export const openBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    // For each page, the full browser also loads its own address bar: four hundred scripts beside what is measured.
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Unlike phones, the headless shell rounds the width of each letter, so names wrap differently in another typeface.
      '--font-render-hinting=none',
      // Otherwise Chrome would parse a file again to give its errors line numbers, which Playwright's debugger asks for.
      `--js-flags=${['--no-enable-lazy-source-positions', ...flags].join(' ')}`,
    ],
  })

const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
}

/** Defines the helper that tsx wraps functions in, for functions that run in the page. */
export const namedByTsx = 'globalThis.__name ??= (value) => value;'

/** A browser context whose storage has these records at this origin. */
export async function newPhone(browser: Browser, origin: string, records: Record<string, string> = {}) {
  const localStorage = Object.entries(records).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ...screen,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await context.addInitScript(namedByTsx)
  return context
}

/** A service worker has its own connection, which the page's limits don't cover. It starts before they apply. */
async function slowWorkers(session: CDPSession) {
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', network],
      ['Runtime.runIfWaitingForDebugger', {}],
    ]
    for (const [id, [method, params]] of commands.entries())
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        // The worker has ended.
        .catch(() => undefined)
  })
  // Playwright's sessions can't address the sessions of the flat protocol.
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false })
}

/** Limits the page's network and processor. */
export async function slow(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await slowWorkers(session)
}

export interface OpenPage {
  page: Page
  session: CDPSession
}

/** A page of the phone; `isFast` leaves out the limits, where only counts matter. */
export async function openPage(context: BrowserContext, { isFast = false } = {}): Promise<OpenPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (isFast) await session.send('Network.enable')
  else await slow(session)
  return { page, session }
}
