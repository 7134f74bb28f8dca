/** Measures one visit under a slow phone's conditions, in milliseconds and bytes over the wire. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

export interface Visit {
  /** When the first product is visible. */
  visible: number
  /** When the frame starts that shows the answer to a tap on the first product, made in the frame that first draws it. */
  answered: number
  /** When the first product of the app itself shows. */
  rendered: number
  shift: number
  /** Loaded before the products showed, without images. */
  requests: number
  /** The longest chain of dependent requests. */
  roundTrips: number
}

interface Seen {
  visible?: number
  answered?: number
  rendered?: number
  shift: number
}
declare global {
  interface Window {
    seen: Seen
    taps: number[]
  }
}

/**
 * Runs in the page. Measures with the times of frames, because a message or a task after a frame waits until all the
 * images that have just loaded are handled.
 */
function watch({ first, ready, button, answer }: Selectors) {
  const seen: Seen = { shift: 0 }
  window.seen = seen
  const observe = <E extends PerformanceEntry>(type: string, use: (entry: E) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(use)).observe({ type, buffered: true })
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  // When the frame that first drew the marked text was presented.
  observe<PerformanceEntry & { identifier: string; renderTime: number }>('element', ({ identifier, renderTime }) => {
    for (const name of identifier.split(' ') as ('visible' | 'rendered')[]) seen[name] ??= renderTime
  })
  const mark = (selector: string, name: string) => {
    const element = document.querySelector(selector)
    const names = element?.getAttribute('elementtiming') ?? ''
    if (!names.includes(name)) element?.setAttribute('elementtiming', `${names} ${name}`.trim())
  }
  let isTapped = false
  const look = () => {
    const now = performance.now()
    if (seen.visible === undefined) mark(first, 'visible')
    if (seen.rendered === undefined) mark(ready, 'rendered')
    const target = button === undefined || isTapped ? null : document.querySelector<HTMLElement>(button)
    target?.click()
    isTapped ||= target !== null
    // React renders the answer in a microtask.
    queueMicrotask(() => {
      if (isTapped && answer !== undefined && document.querySelector(answer)) seen.answered ??= now
    })
    if (Object.keys(seen).length < (button ? 4 : 3)) requestAnimationFrame(look)
    else console.debug('measured')
  }
  requestAnimationFrame(look)
}

interface Sent {
  type: string
  start: number
  head?: number
  isCached?: boolean
}

async function slow(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function record(session: CDPSession): Map<string, Sent> {
  const sent = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp, request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { type, start: timestamp })
  })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const one = sent.get(requestId)
    if (one) Object.assign(one, { head: timestamp, isCached: response.fromDiskCache || response.fromServiceWorker })
  })
  return sent
}

function roundTrips(requests: Sent[]): number {
  const depths = new Map<Sent, number>()
  for (const one of requests.sort((a, b) => a.start - b.start)) {
    const before = requests.filter((other) => other.head !== undefined && other.head <= one.start)
    depths.set(one, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

/** Milliseconds after the products have rendered in which the rest loads and Chrome becomes idle. Equal for every page. */
const settled = 4000

interface Selectors {
  /** Text of the first product, rendered early or by React. */
  first: string
  /** Text of the first product that is not rendered early. */
  ready: string
  /** Adds the first product. */
  button?: string
  /** Shows that it was added. */
  answer?: string
}

export interface Target extends Selectors {
  label: string
  url: string
  hasServiceWorker: boolean
}

/** The same page, which the bench then leaves alone. */
export function untapped({ button: _, answer: __, ...target }: Target): Target {
  return target
}

async function visit(
  context: BrowserContext,
  { label, url, hasServiceWorker: _, ...selectors }: Target,
): Promise<{ page: Page; result: Visit }> {
  const page = await context.newPage()
  await page.addInitScript(watch, selectors)
  const session = await context.newCDPSession(page)
  const sent = record(session)
  await slow(session)
  // Not with waitForFunction: it first runs 330 kB of its own in the page, which delays the app's request by 40 ms.
  const measured = page
    .waitForEvent('console', { predicate: (message) => message.text() === 'measured', timeout: 60_000 })
    .catch(async (cause: Error) => {
      const seen = await page.evaluate(() => ({ ...window.seen, text: document.body.innerText.slice(0, 200) }))
      throw new Error(`${label}, ${url}: ${JSON.stringify(seen)}`, { cause })
    })
  await Promise.all([page.goto(url, { waitUntil: 'commit' }), measured])
  const seen = await page.evaluate(() => window.seen)
  const start = Math.min(...[...sent.values()].map((one) => one.start))
  const shownAt = start + (seen.visible ?? 0) / 1000
  const before = [...sent.values()].filter(
    ({ type, head, isCached }) => type !== 'Image' && !isCached && head !== undefined && head <= shownAt,
  )
  // Later content must not move what is already shown. A fixed time, because the app's live stream never ends.
  await page.waitForTimeout(settled)
  const { shift } = await page.evaluate(() => window.seen)
  const { visible = 0, answered = 0, rendered = 0 } = seen
  const requests = before.length
  return { page, result: { visible, answered, rendered, shift, requests, roundTrips: roundTrips(before) } }
}

/** tsx wraps functions in a helper that the page doesn't have. */
const namedByTsx = 'globalThis.__name = (value) => value'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** A new browser context with these storage records, and with an empty cart at each visit. */
async function newPhone(browser: Browser, records: Record<string, string>) {
  const context = await browser.newContext(phone)
  await context.addInitScript(namedByTsx)
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    localStorage.removeItem('cartList')
  }, records)
  return context
}

/** A first visit with an empty cache, then a second one. */
export async function coldAndRepeat(browser: Browser, target: Target, records: Record<string, string>) {
  const context = await newPhone(browser, records)
  const cold = await visit(context, target)
  // A second visit is hours or days later. By then, the service worker has cached its files.
  if (target.hasServiceWorker) await cold.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await cold.page.close()
  const repeat = await visit(context, target)
  await context.close()
  return { cold: cold.result, repeat: repeat.result }
}

/** Milliseconds between two taps. */
const apart = 1000

/** Each is tapped twice: the app's first tap turns its button into a stepper, the second changes the count. */
const buttons = 4

/**
 * The time from input to the next frame for several taps on an idle second visit, and the time to the list on the
 * first visit.
 */
export async function taps(browser: Browser, target: Target, button: string, records: Record<string, string>) {
  const context = await newPhone(browser, records)
  const { page: first, result } = await visit(context, untapped(target))
  await first.close()
  const { page } = await visit(context, untapped(target))
  await page.evaluate(() => {
    window.taps = []
    addEventListener(
      'click',
      (event) => {
        const from = event.timeStamp
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => window.taps.push(performance.now() - from)
          channel.port2.postMessage(0)
        })
      },
      { capture: true },
    )
  })
  // By coordinates: Playwright's own tap first searches the page for elements above the button.
  for (let index = 0; index < 2 * buttons; index += 1) {
    const box = await page
      .locator(button)
      .nth(index % buttons)
      .boundingBox()
    if (!box) throw new Error(`Nothing to tap at ${target.url}`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(apart)
  }
  const each = await page.evaluate(() => window.taps)
  await context.close()
  return { taps: each, rendered: result.rendered }
}
