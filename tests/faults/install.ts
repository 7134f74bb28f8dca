/**
 * While the service worker installs, a portal answers for some of the app's files, as in a train's or hotel's network.
 * The next visits, without the portal, must show the app.
 */
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { ports } from '../e2e/support/ports.ts'
import { World } from '../support/world.ts'
import { amount, begins, texts } from './texts.ts'
import { brief, emptySnapshot, Flaw, type Table, type Visit, watch, withPhone } from './visit.ts'

const portal = '<!doctype html><title>Wi-Fi</title><h1>Welcome to our Wi-Fi</h1>'

/** Forwards to the app. While `isPortal` is set, the worker gets the portal's page for the files that match. */
async function startNetwork(isPoisoned: (path: string) => boolean) {
  const network = { isPortal: true, poisoned: 0, port: 0, close: () => undefined as unknown }
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    // The page's own scripts, styles and calls of the API pass.
    const isOfWorker = headers['sec-fetch-dest'] === 'empty' && !/^\/(v1|media)\/|^\/config\.json/.test(url)
    if (network.isPortal && isOfWorker && isPoisoned(url)) {
      network.poisoned += 1
      return response.writeHead(200, { 'content-type': 'text/html' }).end(portal)
    }
    const forwarded = send({ host: 'localhost', port: ports.app, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  network.port = (server.address() as AddressInfo).port
  network.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return network
}

const poisonings: Record<string, (path: string) => boolean> = {
  'every file': () => true,
  'the page': (path) => /^\/(index\.html)?(\?|$)/.test(path),
  'the checkout': (path) => path.includes('/CheckoutScreen-'),
}

/** Whether the worker has installed, or given up. Runs in the page. */
const workerIsDone = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration !== undefined && registration.installing === null
}

/** The worker is registered some seconds after the first screen. A worker that gives up leaves no registration. */
async function waitForWorker(page: Page) {
  await page.waitForFunction(workerIsDone, undefined, { timeout: 15_000, polling: 200 }).catch(() => undefined)
}

async function judgeOpens({ page, errors }: Visit, path: string, goal: RegExp) {
  await page.goto(path)
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, 12_000)) {
    last = snapshot
    if (snapshot.text.includes('Welcome to our Wi-Fi')) throw new Flaw('B', `the portal's page is kept for ${path}`)
    if (snapshot.controls.some(({ name }) => goal.test(name))) return
  }
  throw new Flaw('B', `${path} does not open: ${brief(last)} ${last.text.slice(0, 80)}`)
}

const goals: Record<string, [string, RegExp]> = {
  products: [
    '/products',
    begins(texts.cart.addNamed({ name: 'Dark chocolate' }), texts.cart.more({ name: 'Sea salt chips' })),
  ],
  payment: ['/payment', begins(texts.checkout.pay({ amount }))],
}

async function judgeInstall(browser: Browser, row: string, column: string) {
  const network = await startNetwork(poisonings[row] ?? (() => false))
  const world = new World()
  const storage = await world.storageOf()
  const origin = `http://${world.name}.localhost:${network.port}`
  const [path = '', goal = /./] = goals[column] ?? []
  try {
    await withPhone(browser, { world, storage, origin, hasWorker: true }, async (visit) => {
      await visit.page.goto('/products')
      await waitForWorker(visit.page)
      if (network.poisoned === 0) throw new Error('The worker asked for no poisoned file')
      network.isPortal = false
      visit.errors.length = 0
      for (const _ of ['second visit', 'third visit']) await judgeOpens(visit, path, goal)
    })
  } finally {
    network.close()
  }
}

export const poisonedInstall: Table = {
  title: 'poisoned install',
  rows: Object.keys(poisonings),
  columns: Object.keys(goals),
  judge: judgeInstall,
}
