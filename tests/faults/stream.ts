/** A live stream that says something, then stays open and silent, while the machine changes. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { movableClock, moveClock } from '../support/movable-clock.ts'
import { machineId, World } from '../support/world.ts'
import { texts } from './texts.ts'
import { brief, emptySnapshot, Flaw, type Table, type Visit, watch, withPhone } from './visit.ts'

type Status = 'online' | 'offline'

/** Serves live streams: each connection gets one message or none, and no heartbeat. */
async function startStreams() {
  const open: ServerResponse[] = []
  const streams = { count: 0, message: undefined as Status | undefined, url: '', close: () => undefined as unknown }
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    open.push(response)
    streams.count += 1
    const data = { entityName: 'machine', action: 'update', data: { id: machineId, online_status: streams.message } }
    if (streams.message) response.write(`data: ${JSON.stringify(data)}\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  streams.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  streams.close = () => {
    for (const response of open) response.destroy()
    server.close()
  }
  return streams
}

const addButton = texts.cart.addNamed({ name: 'Sea salt chips' })

async function judgeSells({ page, errors }: Visit, isSelling: boolean, seconds: number) {
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, seconds * 1000)) {
    last = snapshot
    if (snapshot.controls.some(({ name }) => name === addButton) === isSelling) return
  }
  throw new Flaw('T', `the machine ${isSelling ? 'sells nothing' : 'still sells'} after ${seconds} s: ${brief(last)}`)
}

/** Runs in the page: the browser reports that the tab was hidden or shown. */
function reportVisibility(state: string) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The customer leaves the tab for a moment. */
async function returnToTab(page: Page) {
  await page.evaluate(reportVisibility, 'hidden')
  await wait(1500)
  await page.evaluate(reportVisibility, 'visible')
}

type Streams = Awaited<ReturnType<typeof startStreams>>

/** What can tell the app the truth, and how many seconds it may take. `truth` is the machine's status by then. */
const news: Record<string, (visit: Visit, streams: Streams, truth: Status) => Promise<number>> = {
  'products later': async ({ page, context }, streams) => {
    streams.message = undefined
    // The products are old enough to be loaded again.
    await moveClock(context, 60_000)
    await returnToTab(page)
    return 8
  },
  'no heartbeat': async (_, streams, truth) => {
    streams.message = truth
    // Two periods of 15 seconds, and some seconds to reopen the stream.
    return 40
  },
  'back in the tab': async ({ page }, streams, truth) => {
    streams.message = truth
    await returnToTab(page)
    return 5
  },
}

const said: Record<string, Status> = { 'offline, then silent': 'offline', 'online, then silent': 'online' }

async function judgeStream(browser: Browser, row: string, column: string) {
  const world = new World()
  const status = said[row] ?? 'offline'
  const truth = status === 'online' ? 'offline' : 'online'
  const streams = await startStreams()
  streams.message = status
  try {
    // The cart would open the quantity control instead of the add button.
    const storage = { ...(await world.storageOf()), cartList: '' }
    await withPhone(browser, { world, storage, init: movableClock }, async (visit) => {
      const { page, context } = visit
      await context.route(/\/v1\/sse\//, (route) => route.continue({ url: streams.url }))
      const isLoaded = page.waitForResponse(/\/machines\/[^/]+\/products/)
      await page.goto('/products')
      await isLoaded
      await expect.poll(() => streams.count).toBeGreaterThan(0)
      await judgeSells(visit, status === 'online', 10)
      await world.setMachine(machineId, truth)
      const seconds = await news[column]?.(visit, streams, truth)
      await judgeSells(visit, truth === 'online', seconds ?? 0)
    })
  } finally {
    streams.close()
  }
}

export const liveStream: Table = {
  title: 'live stream',
  rows: Object.keys(said),
  columns: Object.keys(news),
  judge: judgeStream,
}
