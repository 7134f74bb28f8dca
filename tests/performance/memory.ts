/**
 * How the heap grows over many purchases in one tab. By wallet, because a provider's page starts a new document. Its
 * browser compiles no machine code: V8 compiles what runs often, and that was two thirds of the growth.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import type { World } from '../support/world.ts'
import { newPhone, openBrowser, openPage } from './browser.ts'
import { watch } from './frames.ts'
import type { Part } from './part.ts'
import { again, byWallet } from './purchase.ts'
import type { Site } from './sites.ts'
import { atMost } from './table.ts'

const purchases = 20
/** The first ones load code and fill caches. */
const warmed = 2

/** Bytes that can't be collected. */
async function heap(session: CDPSession): Promise<number> {
  // What the first round lets go of can hold other objects.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The first product of the usual machine. */
const slot = 'A1'

async function heapOverPurchases(browser: Browser, site: Site, world: World) {
  const records = await world.storageOf('regular', [])
  // Cheap enough for the wallet.
  await world.price(slot, 10)
  const origin = site.in(world.name)
  const open = await openPage(await newPhone(browser, origin, records), { isFast: true })
  const watched = await watch(open, origin)
  const sizes: number[] = []
  for (let count = 0; count < purchases; count += 1) {
    await world.stock(slot, 8)
    for (const { tap, open: path, shows } of count === 0 ? byWallet(paths.products) : again)
      await watched.until(shows, async () => {
        if (tap) await watched.tap(tap)
        else if (path) await open.page.goto(origin + path)
        else await world.advance(5000)
      })
    sizes.push(await heap(open.session))
    process.stderr.write('.')
  }
  await open.page.context().close()
  return sizes
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export const memory: Part = async ({ sites: { app, newWorld } }) => {
  const browser = await openBrowser('--no-sparkplug', '--no-maglev', '--no-opt')
  const sizes = await heapOverPurchases(browser, app, newWorld())
  await browser.close()
  console.log(`\nHeap after each purchase, in MB: ${sizes.map(megabytes).join(', ')}`)
  const growth = (sizes.at(-1) ?? Number.NaN) / (sizes[warmed - 1] ?? Number.NaN) - 1
  return [atMost(`heap after ${purchases} purchases, more than after ${warmed}`, growth, 0.1, percent)]
}
