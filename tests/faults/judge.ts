/** One cell of the table: an operation fails in one way, and what the customer then sees, keeps and can do. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { World } from '../support/world.ts'
import { type Fault, faults, inject, operations, serverSays } from './faults.ts'
import { type Scene, scenes } from './scenes.ts'
import {
  brief,
  Flaw,
  hasCart,
  isWaiting,
  nothing,
  onPhone,
  type Sight,
  see,
  type Table,
  tap,
  type Visit,
  type Way,
  watch,
} from './visit.ts'

/** Milliseconds from the fault to a word and a way on. */
const patience = Number(process.env.FAULTS_PATIENCE ?? 13_000)

const failureWords =
  /could not|couldn’t|can’t|cannot|failed to|went wrong|did not|didn’t|not finished|not found|not answer|no answer|try again|try once more|offline|sign in again|signed out|longer than usual|nothing was charged|too long|ask for a new|not available|out of reach|right code|is not right|too old|know this|please wait|start again|you have no company wallet/i
const blamesConnection =
  /check your (internet )?connection|could not reach the server|cannot reach the (shop|server)|not connected to the internet|you are offline/i
const retryWords =
  /try again|retry|check again|look again|once more|continue paying|reload|load the app|^send (the )?code|^sign in$/i

export const paidStatuses = ['Paid', 'In-Progress', 'Dispensed', 'Partially-Dispensed', 'Failed']

/** What the screen says about money, held against what the server knows. */
export async function judgeMoney(text: string, world: World) {
  const claims = {
    free: /nothing (was|has been) charged|not (been )?charged|no money (was|has been) taken/i.exec(text),
    unordered: /nothing was ordered/i.exec(text),
    paid: /payment received|[\d.,]+ paid\b|is paid and waits/i.exec(text),
  }
  if (!claims.free && !claims.unordered && !claims.paid) return
  const orders = await world.newOrders()
  const isPaid = orders.some(({ status }) => paidStatuses.includes(status))
  if (claims.free && isPaid) throw new Flaw('T', `says “${claims.free[0]}”, and an order is paid`)
  if (claims.unordered && orders.length > 0) throw new Flaw('T', `says “${claims.unordered[0]}”, and there is an order`)
  if (claims.paid && !isPaid) throw new Flaw('T', `says “${claims.paid[0]}”, and no order is paid`)
}

/** No second order, and no debit without its order. */
export async function judgeOrders(world: World, most: number, balanceBefore: number) {
  const { orders, wallets } = await world.state()
  const made = orders.filter(({ id, status }) => !id.startsWith('ord-past') && status !== 'Cancelled')
  if (made.length > most) throw new Flaw('M', `${made.length} orders instead of ${most}`)
  const owed = made.filter(({ method }) => method === 'Wallet').reduce((sum, { net }) => sum + net, 0)
  const taken = Math.round((balanceBefore - balanceOf({ wallets })) * 100)
  // Money that has gone back is no charge.
  if (taken > owed) throw new Flaw('M', `the wallet was charged ${taken}, for orders of ${owed}`)
}

export const balanceOf = ({ wallets }: Pick<Awaited<ReturnType<World['state']>>, 'wallets'>) =>
  wallets.find(({ id }) => id === 'usr-asha')?.balance ?? 0

/** The lines that were not there before the tap. */
const news = (text: string, before: string) => {
  const old = new Set(before.split('\n'))
  const lines = text.split('\n').filter((line) => !old.has(line))
  return lines.join('\n')
}

interface Watched extends Visit {
  scene: Scene
  fault: Fault
  /** What could be read before the tap. */
  before: string
}

/** Until what can be read is settled: all went well, or a word and a way on. */
async function settled({ page, scene, fault, errors, world, before }: Watched, ms: number) {
  let last = nothing
  let isTold = false
  for await (const sight of watch(page, errors, ms)) {
    last = sight
    const told = news(sight.text, before)
    const blame = fault.isConnection ? null : blamesConnection.exec(told)
    if (blame) throw new Flaw('T', `blames the connection: “${blame[0]}”`)
    await judgeMoney(sight.text, world)
    if (scene.good.test(sight.text)) return { sight, isGood: true }
    isTold ||= failureWords.test(told) || told.includes(serverSays)
    if (isTold && (fault.isOffline || wayOn(sight, scene))) return { sight, isGood: false }
  }
  if (isWaiting(last)) throw new Flaw('B', `nothing to read in time: ${brief(last)}`)
  const lack = isTold ? 'no way on' : 'nothing said'
  throw new Flaw(isTold ? 'W' : 'S', `${lack} in time, at ${last.path}: ${brief(last)}`)
}

/** The button that was tapped first, then trying again, then whatever leads elsewhere. */
const wayOn = ({ ways }: Sight, { tap }: Scene) =>
  ways.find(({ name }) => tap?.test(name)) ??
  ways.find(({ name }) => retryWords.test(name)) ??
  ways.find(({ name }) => name !== '' && !/^(back|close|use it|add |one less|one more)/i.test(name)) ??
  ways.find(({ name }) => /^close/i.test(name))

/** Once the fault is over the way on leads to what was wanted, or at least elsewhere. */
async function judgeWayOn({ page, scene, fault, errors, world }: Watched, lift: () => Promise<void>) {
  const { path, text } = await see(page)
  const isOfflineScreen = /You are Offline/.test(text)
  await lift()
  let tapped: Way | undefined
  let tappedAt = 0
  let last = nothing
  for await (const sight of watch(page, errors, patience)) {
    last = sight
    await judgeMoney(sight.text, world)
    if (scene.good.test(sight.text)) return
    const way = wayOn(sight, scene)
    // The offline screen takes the place of a screen, which then begins anew.
    if (isOfflineScreen && !/You are Offline/.test(sight.text) && !isWaiting(sight) && way) return
    const hasMoved = tapped?.isLink ? sight.path !== path : scene.isOneShot || fault.arrives
    if (tapped && hasMoved && !isWaiting(sight) && (tapped.isLink || way)) return
    if (sight.isBusy) continue
    // One way on may open the next, as closing a dialog does; a server that asked for time is asked again.
    const isNew = way?.name !== tapped?.name || Date.now() - tappedAt > 3000
    if (way && isNew && (await tap(page, way))) [tapped, tappedAt] = [way, Date.now()]
  }
  throw new Flaw('W', `“${tapped?.name ?? 'Nothing'}” does not lead on: ${brief(last)}`)
}

async function judgeKept(watched: Watched, operationId: string, faultName: string) {
  const { page, scene, world, storage } = watched
  const sight = await see(page)
  const isOrdered = operationId === 'createOrder' && (await world.newOrders()).length > 0
  // A refusal to renew it, as documented, ends the session and says so.
  const isSessionOver = operationId === 'refreshTokens' && faultName.startsWith('401')
  if (storage.cartList && !scene.takesCart && !isSessionOver && !isOrdered && sight.path && !hasCart(sight))
    throw new Flaw('C', `the cart is lost, at ${sight.path}`)
  if (isOrdered && !scene.good.test(sight.text) && !sight.stored.checkoutAttempt)
    throw new Flaw('A', 'there is an order, and its attempt is lost')
}

async function judgeCell(browser: Browser, operationId: string, faultName: string) {
  const scene = scenes[operationId]
  const fault = faults[faultName]
  if (!scene || !fault) throw new Error(`No scene for ${operationId} × ${faultName}`)
  const world = new World(scene.scenario)
  const storage = await world.storageOf(scene.as)
  const path = scene.open + ((await scene.prepare?.(world, storage)) ?? '')
  const balanceBefore = balanceOf(await world.state())
  const mostOrders = (await world.newOrders()).length + (operationId === 'createOrder' ? 1 : 0)
  await onPhone(browser, { world, storage, init: scene.init }, async (visit) => {
    const { page, context } = visit
    const { seen, lift } = await inject(context, world, operationId, fault)
    await page.goto(path)
    await scene.steps?.(page, world)
    const watched: Watched = { ...visit, scene, fault, before: '' }
    if (scene.tap) {
      const button = page.getByRole('button', { name: scene.tap })
      await button.waitFor()
      watched.before = (await see(page)).text
      await button.click()
    }
    for (const end = Date.now() + 20_000; !seen.first; await wait(50))
      if (Date.now() > end) throw new Error(`${operationId} was not called at ${path}`)
    // What can be read at once may be about what happened before.
    await wait(200)
    const { sight, isGood } = await settled(watched, seen.first + patience - Date.now())
    const isUndone = !fault.passes && !fault.arrives && operations[operationId]?.method !== 'GET'
    if (isGood && !scene.isQuiet && isUndone) throw new Flaw('T', `says that it went through: ${brief(sight)}`)
    if (!isGood && fault.passes && !scene.isOneShot) throw new Flaw('S', `did not get over it: ${brief(sight)}`)
    if (!isGood) await judgeWayOn(watched, lift)
    await judgeKept(watched, operationId, faultName)
    await judgeOrders(world, mostOrders, balanceBefore)
  })
}

export const operationsTable: Table = {
  title: 'operations',
  rows: Object.keys(operations),
  columns: Object.keys(faults),
  judge: judgeCell,
}
