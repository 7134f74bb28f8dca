/** Opens each screen cold by its own link, and counts the scripts and styles that it loads beyond the first load. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { type Route, routes } from '#shared/paths.ts'
import { orderScreens } from '../support/order-screens.ts'
import { machineId, type World } from '../support/world.ts'
import { newPhone, openPage } from './browser.ts'
import { watch } from './frames.ts'
import type { Part } from './part.ts'
import { loaded } from './purchase.ts'
import { overNetwork, record } from './requests.ts'
import type { Site } from './sites.ts'
import { atMost } from './table.ts'

/** They only redirect. */
const redirects: Route[] = [routes.root, routes.cart, routes.payments]

/** A returning customer's records, and the link that opens the route. */
async function prepare(world: World, route: Route) {
  // A registered customer is led away from there.
  const storage = await world.storageOf(route === routes.login ? 'guest' : 'regular')
  const id = await orderScreens[route]?.(world, storage)
  const path = route.replace(':machineId', machineId).replace(':orderId', 'ord-past-01')
  return { storage, path: id === undefined ? path : `${path}?order_id=${id}` }
}

/** The scripts and styles that a cold phone requests until the screen shows. Not slowed down: only the count matters. */
async function codeOf(browser: Browser, site: Site, world: World, route: Route) {
  const { storage, path } = await prepare(world, route)
  const origin = site.in(world.name)
  const context = await newPhone(browser, origin, storage)
  const open = await openPage(context, { isFast: true })
  const sent = record(open.session, () => 0)
  const watched = await watch(open, origin)
  const { shown } = await watched.until(loaded, () => open.page.goto(origin + path, { waitUntil: 'commit' }))
  // The browser's reports may come after the page's.
  await wait(200)
  await context.close()
  const code = overNetwork(sent).filter(({ kind, start }) => kind === 'code' && start <= shown)
  return [...new Set(code.map(({ name }) => name))]
}

/** What every screen starts with: the files that the page names, and the texts. */
async function firstLoad(site: Site): Promise<(file: string) => boolean> {
  const page = await (await fetch(site.url)).text()
  return (file) => page.includes(file) || /\/en-(first|rest)-/.test(file)
}

/** By route, the files beyond those of the first load. */
async function coldScreens(browser: Browser, site: Site, newWorld: () => World): Promise<Map<string, string[]>> {
  const isFirst = await firstLoad(site)
  const extra = new Map<string, string[]>()
  for (const route of Object.values(routes).filter((each) => !redirects.includes(each))) {
    const code = await codeOf(browser, site, newWorld(), route)
    extra.set(
      route,
      code.filter((file) => !isFirst(file)),
    )
    process.stderr.write('.')
  }
  return extra
}

const screenLimit = 4

export const screens: Part = async ({ browser, sites: { app, newWorld }, listsRequests }) => {
  const extra = await coldScreens(browser, app, newWorld)
  console.log('\nScripts and styles beyond the first load, by screen')
  for (const [route, files] of extra) {
    console.log(`${route.padEnd(32)} ${files.length}`)
    if (listsRequests) console.log(`  ${files.map((file) => file.replace('/assets/', '')).join(' ')}`)
  }
  const most = [...extra].sort(([, a], [, b]) => b.length - a.length)[0]
  return [atMost(`cold screen: scripts and styles, most (${most?.[0]})`, most?.[1].length ?? Number.NaN, screenLimit)]
}
