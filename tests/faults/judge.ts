/** Judges one cell: what a customer sees, keeps and can do when an operation fails in a certain way. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import { operations } from '../support/operations.ts'
import { World } from '../support/world.ts'
import { type Fault, faults, inject, serverSays } from './faults.ts'
import { type Scene, sceneOf } from './scenes.ts'
import { amount, any, begins, phrases, says, texts } from './texts.ts'
import {
  brief,
  type Control,
  emptySnapshot,
  Flaw,
  hasCart,
  isWaiting,
  type Snapshot,
  type Table,
  takeSnapshot,
  tap,
  type Visit,
  watch,
  withPhone,
} from './visit.ts'

/** Milliseconds from the fault until a message and a next step must show. */
const patience = Number(process.env.FAULTS_PATIENCE ?? 13_000)

const failureWords = phrases(
  ...['couldn’t', 'can’t', 'failed to', 'went wrong', 'didn’t', 'isn’t finished', 'not found', 'try again', 'offline'],
  ...['once more', 'signed out', 'longer than usual', 'nothing was charged', 'too long', 'request a new'],
  ...['not available', 'has expired', texts.wallet.noCompany.toLowerCase()],
)
/** Messages of the mock server. */
const refusalWords = /couldn’t|isn’t (right|available)|has expired|please wait|sign in again|start again/i
const blamesConnection = says(
  ...[texts.errors.unreachable, texts.errors.offline, texts.shell.offlineTitle, texts.shell.offlineText],
  ...[texts.shared.offlineNotice, texts.dispense.cutOff, texts.dispense.lost, texts.shell.stillOffline],
)
/** Shown in place of an order while the phone is offline. */
const isKeptCopy = says(texts.orders.lastChecked({ when: any }))
const retryWords = begins(
  ...[texts.shared.tryAgain, texts.shell.retry, texts.shared.checkAgain, texts.shared.continuePaying],
  ...[texts.shell.reload, texts.signIn.send],
)
const isRetry = (name: string) => retryWords.test(name) || name === texts.shared.signIn

export const paidStatuses = ['Paid', 'In-Progress', 'Dispensed', 'Partially-Dispensed', 'Failed']

export const saysFree = phrases('nothing was charged', 'ordered or charged')
const saysUnordered = phrases('nothing was ordered')
export const saysPaid = says(
  ...[texts.paymentResult.paid, texts.dispense.paid({ amount }), texts.checkout.paidElsewhere({ amount })],
  ...[texts.endings.ready.title({ machine: any }), texts.dashboard.orderReady, texts.dashboard.orderOffline],
)

/** Compares what the screen says about money with the orders on the server. */
export async function judgeMoney(text: string, world: World) {
  const claims = {
    free: saysFree.exec(text),
    unordered: saysUnordered.exec(text),
    paid: saysPaid.exec(text),
  }
  if (!claims.free && !claims.unordered && !claims.paid) return
  const orders = await world.newOrders()
  const isPaid = orders.some(({ status }) => paidStatuses.includes(status))
  if (claims.free && isPaid) throw new Flaw('T', `says “${claims.free[0]}”, but an order is paid`)
  if (claims.unordered && orders.length > 0) throw new Flaw('T', `says “${claims.unordered[0]}”, but there is an order`)
  if (claims.paid && !isPaid) throw new Flaw('T', `says “${claims.paid[0]}”, but no order is paid`)
}

/** Expects no second order and no debit without an order. */
export async function judgeOrders(world: World, most: number, balanceBefore: number) {
  const { orders, wallets } = await world.state()
  const made = orders.filter(({ id, status }) => !id.startsWith('ord-past') && status !== 'Cancelled')
  if (made.length > most) throw new Flaw('M', `${made.length} orders instead of ${most}`)
  const owed = made.filter(({ method }) => method === 'Wallet').reduce((sum, { net }) => sum + net, 0)
  const taken = balanceBefore - balanceOf({ wallets })
  // Refunded money does not count as a charge. The tolerance is for floating-point noise.
  if (taken > owed + 0.001) throw new Flaw('M', `the wallet was charged ${taken} for orders of ${owed}`)
}

export const balanceOf = ({ wallets }: Pick<Awaited<ReturnType<World['state']>>, 'wallets'>) =>
  wallets.find(({ id }) => id === 'usr-regular')?.balance ?? 0

/** The lines that are new since the tap. */
const newLines = (text: string, before: string) => {
  const old = new Set(before.split('\n'))
  const lines = text.split('\n').filter((line) => !old.has(line))
  return lines.join('\n')
}

interface Watched extends Visit {
  scene: Scene
  fault: Fault
  /** The text before the tap. */
  before: string
}

/** Waits until the call has succeeded, or a message and a next step show. */
async function waitForOutcome({ page, scene, fault, errors, world, before }: Watched, ms: number) {
  let last = emptySnapshot
  let hasMessage = false
  for await (const snapshot of watch(page, errors, ms)) {
    last = snapshot
    const newText = newLines(snapshot.text, before)
    const blame = fault.isConnection ? null : blamesConnection.exec(newText)
    if (blame) throw new Flaw('T', `blames the connection: “${blame[0]}”`)
    await judgeMoney(snapshot.text, world)
    if (scene.good.test(snapshot.text)) return { snapshot, isGood: true }
    hasMessage ||= failureWords.test(newText) || refusalWords.test(newText) || newText.includes(serverSays)
    hasMessage ||= isKeptCopy.test(newText)
    if (hasMessage && (fault.isOffline || nextStep(snapshot, scene))) return { snapshot, isGood: false }
  }
  if (isWaiting(last)) throw new Flaw('B', `an empty or loading screen: ${brief(last)}`)
  const lack = hasMessage ? 'no next step' : 'no message'
  throw new Flaw(hasMessage ? 'W' : 'S', `${lack} in time, at ${last.path}: ${brief(last)}`)
}

const close = begins(texts.coffee.close)
const leadsNowhere = begins(
  ...[
    texts.shell.back,
    texts.coffee.close,
    texts.checkout.applyOffer,
    texts.errors.details,
    texts.cart.addNamed({ name: any }),
  ],
  ...[texts.cart.less({ name: any }), texts.cart.more({ name: any }), texts.shared.remove({ name: any })],
)

/** The next step: the original button, else a retry, else anything that leads elsewhere. */
const nextStep = ({ controls }: Snapshot, { tap }: Scene) =>
  controls.find(({ name }) => tap?.test(name)) ??
  controls.find(({ name }) => isRetry(name)) ??
  controls.find(({ name }) => name === texts.mealCards.add || (name !== '' && !leadsNowhere.test(name))) ??
  controls.find(({ name }) => close.test(name))

/** After the fault is lifted, the next step must lead to the goal, or at least elsewhere. */
async function judgeNextStep({ page, scene, fault, errors, world }: Watched, lift: () => Promise<void>) {
  const { path, text } = await takeSnapshot(page)
  const isOffline = (screen: string) => screen.includes(texts.shell.offlineTitle) || isKeptCopy.test(screen)
  await lift()
  let tapped: Control | undefined
  let tappedAt = 0
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, patience)) {
    last = snapshot
    await judgeMoney(snapshot.text, world)
    if (scene.good.test(snapshot.text)) return
    const control = nextStep(snapshot, scene)
    // The offline screen replaces a screen, which starts over afterwards.
    if (isOffline(text) && !isOffline(snapshot.text) && !isWaiting(snapshot) && control) return
    const hasMoved = tapped?.isLink ? snapshot.path !== path : scene.isOneShot || fault.arrives
    if (tapped && hasMoved && !isWaiting(snapshot) && (tapped.isLink || control)) return
    if (snapshot.isBusy) continue
    // One step may reveal the next, such as closing a dialog. After a Retry-After, the same step is repeated.
    const isNew = control?.name !== tapped?.name || Date.now() - tappedAt > 3000
    if (control && isNew && (await tap(page, control))) [tapped, tappedAt] = [control, Date.now()]
  }
  throw new Flaw('W', `“${tapped?.name ?? 'Nothing'}” leads nowhere: ${brief(last)}`)
}

async function judgeKept(watched: Watched, operationId: OperationId, faultName: string) {
  const { page, scene, world, storage } = watched
  const snapshot = await takeSnapshot(page)
  const isOrdered = operationId === 'createOrder' && (await world.newOrders()).length > 0
  // A documented 401 for the refresh ends the session.
  const isSessionOver = operationId === 'refreshTokens' && faultName.startsWith('401')
  if (storage.cartList && !scene.takesCart && !isSessionOver && !isOrdered && snapshot.path && !hasCart(snapshot))
    throw new Flaw('C', `the cart is lost at ${snapshot.path}`)
  if (isOrdered && !scene.good.test(snapshot.text) && !snapshot.stored.checkoutAttempt)
    throw new Flaw('A', 'there is an order, but its attempt is lost')
}

async function judgeCell(browser: Browser, operationId: OperationId, faultName: string) {
  const scene = sceneOf(operationId)
  const fault = faults[faultName]
  if (!scene || !fault) throw new Error(`No scene for ${operationId} × ${faultName}`)
  const world = new World(scene.scenario)
  const storage = await world.storageOf(scene.as)
  const path = scene.open + ((await scene.prepare?.(world, storage)) ?? '')
  const balanceBefore = balanceOf(await world.state())
  const mostOrders = (await world.newOrders()).length + (operationId === 'createOrder' ? 1 : 0)
  await withPhone(browser, { world, storage, init: scene.init }, async (visit) => {
    const { page, context } = visit
    const { seen, lift } = await inject(context, world, operationId, fault)
    await page.goto(path)
    await scene.steps?.(page, world)
    const watched: Watched = { ...visit, scene, fault, before: '' }
    if (scene.tap) {
      const button = page.getByRole('button', { name: scene.tap })
      await button.waitFor()
      watched.before = (await takeSnapshot(page)).text
      await button.click()
    }
    for (const end = Date.now() + 20_000; !seen.first; await wait(50))
      if (Date.now() > end) throw new Error(`${operationId} was not called at ${path}`)
    // The first text may still be about an earlier step.
    await wait(200)
    const { snapshot, isGood } = await waitForOutcome(watched, seen.first + patience - Date.now())
    const isUndone = !fault.passes && !fault.arrives && operations[operationId].method !== 'GET'
    const isMended = scene.mends?.includes(faultName)
    if (isGood && !scene.isQuiet && !isMended && isUndone) throw new Flaw('T', `claims success: ${brief(snapshot)}`)
    if (!isGood && fault.passes && !scene.isOneShot) throw new Flaw('S', `did not recover: ${brief(snapshot)}`)
    if (!isGood) await judgeNextStep(watched, lift)
    await judgeKept(watched, operationId, faultName)
    await judgeOrders(world, mostOrders, balanceBefore)
  })
}

export const operationsTable: Table = {
  title: 'operations',
  rows: Object.keys(operations),
  columns: Object.keys(faults),
  judge: (browser, row, column) => judgeCell(browser, row as OperationId, column),
}
