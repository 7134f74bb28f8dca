/** A phone in a world, and what can be read, tapped and found stored on it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { World } from '../support/world.ts'

export interface Way {
  index: number
  name: string
  isLink: boolean
}

export interface Sight {
  /** Everything that can be read. */
  text: string
  /** The screen alone, or the dialog over it. */
  main: string
  /** What can be tapped there. */
  ways: Way[]
  stored: Record<string, string>
  path: string
  /** A tapped button still works, such as “Checking the machine…”. */
  isBusy: boolean
}

/** Runs in the page. */
function look(): Sight {
  for (const tagged of document.querySelectorAll('[data-way]')) tagged.removeAttribute('data-way')
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isSeen)
  let stored = {}
  try {
    stored = { ...localStorage }
  } catch {
    // Refused: there is nothing to see.
  }
  const dialog = dialogs.at(-1)
  const main = dialog ?? document.querySelector('main') ?? document.body
  const ways = [
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
    ways: ways.map((element, index) => {
      element.setAttribute('data-way', String(index))
      return { index, name: element.ariaLabel ?? (element as HTMLElement).innerText, isLink: element.tagName === 'A' }
    }),
    stored,
    path: location.pathname,
    isBusy: [...document.querySelectorAll('button')].some((button) => isSeen(button) && /…$/.test(button.innerText)),
  }
}

export const nothing: Sight = { text: '', main: '', ways: [], stored: {}, path: '', isBusy: false }
/** Between two pages there is nothing to see. */
export const see = (page: Page) => page.evaluate(look).catch(() => nothing)

/** What is to be seen for so many milliseconds, again and again. Throws where the app has died. */
export async function* watch(page: Page, errors: string[], ms: number) {
  for (const until = Date.now() + ms; Date.now() < until; await wait(150)) {
    const sight = await see(page)
    judgeAlive(sight, errors)
    yield sight
  }
}

/** Whether it could be tapped. */
export const tap = (page: Page, { index }: Way) =>
  page
    .locator(`[data-way="${index}"]`)
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false)

export const isWaiting = ({ main }: Sight) => main === '' || /^(Loading…|One moment…|[^\n]*…)$/.test(main)

/** In the page, before it begins: the storage as it was left, once. */
function remember(records: Record<string, string>) {
  if (location.origin === 'null' || localStorage.getItem('isPrepared')) return
  for (const [key, value] of Object.entries(records)) if (value) localStorage.setItem(key, value)
  localStorage.setItem('isPrepared', 'true')
}

interface Phone {
  world: World
  storage: Record<string, string>
  /** Runs in each page before it begins. */
  init?: (() => void) | undefined
}

export interface Visit extends Omit<Phone, 'init'> {
  browser: Browser
  context: BrowserContext
  page: Page
  /** Faults of the app, not of the network: those are made here. */
  errors: string[]
}

/** A phone for as long as the work takes; what it leaves uncaught is a flaw. */
export async function onPhone(browser: Browser, { init, ...phone }: Phone, work: (visit: Visit) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: phone.world.origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
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
    await context.addInitScript(remember, phone.storage)
    if (init) await context.addInitScript(init)
    await context.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
    await work({ ...phone, browser, context, page: await context.newPage(), errors })
    judgeAlive(nothing, errors)
  } finally {
    await context.close()
  }
}

/** A table of cells; a judge throws the Flaw that it finds, any other error says that it can't judge. */
export interface Table {
  title: string
  rows: string[]
  columns: string[]
  judge: (browser: Browser, row: string, column: string) => Promise<void>
}

/** What is wrong, by a letter for the table and a sentence for the list. */
export class Flaw extends Error {
  readonly letter: string
  constructor(letter: string, message: string) {
    super(message)
    this.letter = letter
  }
}

function judgeAlive({ text }: Sight, errors: string[]) {
  if (errors.length > 0) throw new Flaw('U', `uncaught: ${errors[0]?.slice(0, 200)}`)
  if (/Unexpected Application Error/.test(text)) throw new Flaw('U', `the whole app is replaced: ${text.slice(0, 160)}`)
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** Its beginning and its end. */
export const brief = ({ main }: Sight) =>
  `“${main.replaceAll(/\n+/g, ' · ').replace(/^(.{110}).+(.{110})$/, '$1 … $2')}”`
export const hasCart = ({ stored }: Sight) => (stored.cartList ?? '[]') !== '[]'
