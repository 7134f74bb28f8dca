/** A phone in a world: what it shows, offers to tap and stores. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { World } from '../support/world.ts'
import { begins, texts } from './texts.ts'

export interface Control {
  index: number
  name: string
  isLink: boolean
}

export interface Snapshot {
  /** All visible text. */
  text: string
  /** The text of the screen, or of the dialog over it. */
  main: string
  /** What can be tapped. */
  controls: Control[]
  stored: Record<string, string>
  path: string
  /** Whether a tapped button is still busy, such as “Checking the machine…”. */
  isBusy: boolean
}

/** Runs in the page. */
function readPage(): Snapshot {
  for (const tagged of document.querySelectorAll('[data-control]')) tagged.removeAttribute('data-control')
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isSeen)
  let stored = {}
  try {
    stored = { ...localStorage }
  } catch {
    // The storage is blocked.
  }
  const dialog = dialogs.at(-1)
  const main = dialog ?? document.querySelector('main') ?? document.body
  const controls = [
    ...document.querySelectorAll('a[href]:not([href^="#"]), button:not(:disabled):not([aria-disabled=true])'),
  ].filter(
    (element) =>
      isSeen(element) &&
      !element.closest('header') &&
      (!dialog || element.closest('dialog, [role=dialog], .mantine-Notification-root')),
  )
  return {
    text: document.body.innerText,
    main: (main as HTMLElement).innerText.trim(),
    controls: controls.map((element, index) => {
      element.setAttribute('data-control', String(index))
      return { index, name: element.ariaLabel ?? (element as HTMLElement).innerText, isLink: element.tagName === 'A' }
    }),
    stored,
    path: location.pathname,
    isBusy: [...document.querySelectorAll('button')].some((button) => isSeen(button) && /…$/.test(button.innerText)),
  }
}

export const emptySnapshot: Snapshot = { text: '', main: '', controls: [], stored: {}, path: '', isBusy: false }
/** During a navigation, the snapshot is empty. */
export const takeSnapshot = (page: Page) => page.evaluate(readPage).catch(() => emptySnapshot)

/** Takes snapshots for `ms` milliseconds. Throws if the app has crashed. */
export async function* watch(page: Page, errors: string[], ms: number) {
  for (const until = Date.now() + ms; Date.now() < until; await wait(150)) {
    const snapshot = await takeSnapshot(page)
    judgeAlive(snapshot, errors)
    yield snapshot
  }
}

/** Returns whether the tap worked. */
export const tap = (page: Page, { index }: Control) =>
  page
    .locator(`[data-control="${index}"]`)
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)

export const isWaiting = ({ main }: Snapshot) => main === '' || /^[^\n]*…$/.test(main)

/** Init script: restores the stored records once. */
function restore(records: Record<string, string>) {
  if (location.origin === 'null' || localStorage.getItem('isPrepared')) return
  for (const [key, value] of Object.entries(records)) if (value) localStorage.setItem(key, value)
  localStorage.setItem('isPrepared', 'true')
}

interface Phone {
  world: World
  storage: Record<string, string>
  /** Allows the service worker, on this origin in front of the app's. */
  installed?: string
  /** Init script of each page. */
  init?: (() => void) | undefined
}

export interface Visit extends Omit<Phone, 'init'> {
  browser: Browser
  context: BrowserContext
  page: Page
  /** The app's own errors, without the injected network errors. */
  errors: string[]
}

/** Runs the work on a new phone. An uncaught error is a flaw. */
export async function withPhone(browser: Browser, { init, ...phone }: Phone, work: (visit: Visit) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: phone.installed ?? phone.world.origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: phone.installed ? 'allow' : 'block',
  })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('console', (message) => {
    // React reports a ChunkError that its boundary has caught; the customer sees the boundary's panel.
    const isExpected = /^(Failed to load resource|Contract drift|ChunkError)/.test(message.text())
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  try {
    context.setDefaultTimeout(20_000)
    // tsx wraps functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
    await context.addInitScript(restore, phone.storage)
    if (init) await context.addInitScript(init)
    await context.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
    await work({ ...phone, browser, context, page: await context.newPage(), errors })
    judgeAlive(emptySnapshot, errors)
  } finally {
    await context.close()
  }
}

/** A table of cells. `judge` throws a Flaw, or any other error if it can't judge the cell. */
export interface Table {
  title: string
  rows: string[]
  columns: string[]
  judge: (browser: Browser, row: string, column: string) => Promise<void>
}

/** A problem: a letter for the table and a sentence for the list. */
export class Flaw extends Error {
  readonly letter: string
  constructor(letter: string, message: string) {
    super(message)
    this.letter = letter
  }
}

function judgeAlive({ text }: Snapshot, errors: string[]) {
  if (errors.length > 0) throw new Flaw('U', `uncaught: ${errors[0]?.slice(0, 200)}`)
  const nonsense = /\bNaN\b|\bundefined\b|\[object \w/.exec(text)
  if (nonsense) throw new Flaw('U', `“${nonsense[0]}” is shown: ${text.slice(0, 160)}`)
  if (text.includes(texts.shell.unexpected)) throw new Flaw('U', `the whole app is replaced: ${text.slice(0, 160)}`)
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** The beginning and the end of the text. */
export const brief = ({ main }: Snapshot) =>
  `“${main.replaceAll(/\n+/g, ' · ').replace(/^(.{110}).+(.{110})$/, '$1 … $2')}”`
export const hasCart = ({ stored }: Snapshot) => (stored.cartList ?? '[]') !== '[]'

/** Chooses a payment method in its sheet. */
export async function chooseMethod(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`${texts.checkout.changeMethod}$`) }).click()
  await page.getByRole('radio', { name: begins(name) }).click()
}
