/** The calls of a page that stays open at "Dispense now", while its order waits to be collected. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import type { World } from '../support/world.ts'
import { newPhone, openPage } from './browser.ts'
import { watch } from './frames.ts'
import type { Part } from './part.ts'
import { dispense } from './purchase.ts'
import { record } from './requests.ts'
import type { Site } from './sites.ts'
import { atMost, printCalls } from './table.ts'

const minute = 60_000
/** Until then, the page may still be loading. */
const settled = 5000

/** The operations called in one minute. */
async function callsOfWaiting(browser: Browser, site: Site, world: World): Promise<string[]> {
  await world.signInGuest()
  const id = await world.paidByCard(['Sea salt chips'])
  const origin = site.in(world.name)
  const context = await newPhone(browser, origin, await world.storageOf('guest', []))
  const open = await openPage(context, { isFast: true })
  let now = 0
  const sent = record(open.session, () => now)
  const watched = await watch(open, origin)
  await watched.until(dispense, () => open.page.goto(origin + paths.orderDispense(id)))
  await wait(settled)
  now = 1
  await wait(minute)
  now = 2
  await context.close()
  return sent.filter(({ step, kind }) => step === 1 && kind === 'api').map(({ name }) => name)
}

export const waiting: Part = async ({ browser, sites: { app, newWorld } }) => {
  const calls = await callsOfWaiting(browser, app, newWorld())
  const counts = [...new Set(calls)].map((name) => [name, calls.filter((each) => each === name).length] as const)
  printCalls('\nAn order that waits to be collected, calls in a minute', counts)
  return [atMost('waiting order: API calls a minute', calls.length, 6)]
}
