/** A phone in a world, and what can be read, tapped and found stored on it. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { machineId, type World } from './world.ts'

export interface Sight {
  /** Everything that can be read. */
  text: string
  /** The screen alone, or the dialog over it. */
  main: string
  /** What can be tapped there. */
  ways: { index: number; name: string; isLink: boolean }[]
  stored: Record<string, string>
  path: string
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
  const main = dialogs.at(-1) ?? document.querySelector('main') ?? document.body
  const toasts = [...document.querySelectorAll('[popover]')].filter(isSeen)
  const ways = [main, ...toasts].flatMap((area) => [
    ...(area?.querySelectorAll('a[href], button:not(:disabled):not([aria-disabled=true])') ?? []),
  ])
  return {
    text: document.body.innerText,
    main: (main as HTMLElement | null)?.innerText.trim() ?? '',
    ways: ways.filter(isSeen).map((element, index) => {
      element.setAttribute('data-way', String(index))
      return { index, name: element.ariaLabel ?? (element as HTMLElement).innerText, isLink: element.tagName === 'A' }
    }),
    stored,
    path: location.pathname,
  }
}

export const nothing: Sight = { text: '', main: '', ways: [], stored: {}, path: '' }
/** Between two pages there is nothing to see. */
export const see = (page: Page) => page.evaluate(look).catch(() => nothing)

export const isWaiting = ({ main }: Sight) => main === '' || /^(Loading…|One moment…|[^\n]*…)$/.test(main)

/** Faults of the app, not of the network: those are made here. */
export function listen(context: BrowserContext) {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('console', (message) => {
    const isExpected = /^(Failed to load resource|Contract drift)/.test(message.text())
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  return errors
}

/** In the page, before it begins: the storage as it was left, once. */
function remember(records: Record<string, string>) {
  if (location.origin === 'null' || localStorage.getItem('isPrepared')) return
  for (const [key, value] of Object.entries(records)) if (value) localStorage.setItem(key, value)
  localStorage.setItem('isPrepared', 'true')
}

/** Somebody who has been here before: session, machine and a cart with one pack of chips. */
export async function storageOf(world: World, who: 'asha' | 'guest' | 'nobody' = 'asha') {
  if (who === 'guest') await world.signInGuest()
  if (who === 'asha') await world.signIn()
  return {
    hasSeenCoachmarks: 'true',
    searchCoachmarkSeen: 'true',
    hasSeenUserGuidline: 'true',
    deviceId: world.deviceId,
    machineId,
    machineType: 'Vending',
    ...(await world.cart().then((cart) => ({ cartList: JSON.stringify(cart) }))),
    ...world.tokens,
    ...(who === 'guest' && { guestUserId: world.userId }),
  } as Record<string, string>
}

export async function phone(
  browser: Browser,
  world: World,
  records: Record<string, string>,
  options?: BrowserContextOptions,
) {
  const context = await browser.newContext({
    baseURL: world.origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(8000)
  // tsx wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
  await context.addInitScript(remember, records)
  await context.route(/\/media\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  return { context, errors: listen(context) }
}
