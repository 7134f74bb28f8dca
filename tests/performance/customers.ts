/** The two customers of the purchase bench, in the app and in its floor. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import { machineId, type World } from '../support/world.ts'
import { newPhone, openPage } from './browser.ts'
import { byCard, byWallet, tabs } from './purchase.ts'
import type { Site } from './sites.ts'
import { type Measured, walk } from './walk.ts'

type Visit = (browser: Browser, site: Site, world: World) => Promise<Measured[]>

/** Milliseconds. */
const untilKept = 120_000

/** A second visit is days later: by then, the service worker has the app's files. */
async function keep(page: Page) {
  const isKept = page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  if (!(await Promise.race([isKept, wait(untilKept, false)]))) throw new Error('The service worker did not install')
}

const linked = paths.machine(machineId)

/** On a phone without any records. */
const guest =
  (steps: typeof byCard): Visit =>
  async (browser, site, world) => {
    const origin = site.in(world.name)
    const context = await newPhone(browser, origin)
    const measured = await walk(await openPage(context), origin, steps(linked))
    await context.close()
    return measured
  }

export const guestByCard = guest(byCard)
export const guestAtTabs = guest(tabs)

/** With the records of an earlier visit, but without its files. Returns the steps of each visit on this phone. */
async function registered(browser: Browser, site: Site, world: World, visits: readonly (typeof byCard)[]) {
  const origin = site.in(world.name)
  const context = await newPhone(browser, origin, await world.storageOf('regular', []))
  const measured: Measured[][] = []
  for (const steps of visits) {
    const open = await openPage(context)
    measured.push(await walk(open, origin, steps(paths.products)))
    if (measured.length < visits.length) await keep(open.page)
    await open.page.close()
  }
  await context.close()
  return measured
}

/** A cold visit and a second one, each with a purchase. */
export const walletTwice = (browser: Browser, site: Site, world: World) =>
  registered(browser, site, world, [byWallet, byWallet])

export const walletAtTabs: Visit = async (browser, site, world) =>
  (await registered(browser, site, world, [tabs]))[0] ?? []
