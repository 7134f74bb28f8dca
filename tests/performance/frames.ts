/** Taps, and waits for the frame that shows the result. Both are timed by the page itself. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ConsoleMessage } from '@playwright/test'
import { namedByTsx, type OpenPage } from './browser.ts'

/** An element: the first one with the selector whose text has the pattern. */
export interface Mark {
  css: string
  text?: string
  /** Nothing in the page may have this selector, such as a spinner. */
  without?: string
}

/** The page's messages begin with this. */
const sign = 'bench:'
const patience = 30_000
/**
 * Milliseconds before a tap in which the page is asked where the element is. A customer sees it, and a browser puts a
 * tap before other work, which such a question waits for.
 */
export const aim = 300

/** Runs in the page. Says when a trusted tap was made and, at the site itself, how far shown content moves. */
function watchPage([signed, origin]: [string, string]) {
  const say = (what: string, value: number, name = '') => console.debug(`${signed}${what}:${value}:${name}`)
  const since1970 = (time: number) => performance.timeOrigin + time
  addEventListener('click', ({ isTrusted, timeStamp }) => isTrusted && say('tap', since1970(timeStamp)), true)
  if (location.origin !== origin) return
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName}.${node.classList}` : (node?.textContent ?? 'something that has gone')
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) say('shift', value, nameOf(sources[0]?.node))
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Runs in the page, and in each page that follows. Looks after each change, and reports the end of the first frame that
 * shows the mark. Looking before each frame would force sixty frames a second on a page that draws none. A task of the
 * highest priority follows the frame directly; a message would wait for images that have just loaded.
 */
function watchFor(signed: string, step: number, { css, text = '', without }: Mark) {
  const pattern = new RegExp(text)
  const isShown = () =>
    [...document.querySelectorAll(css)].some(
      // The app renders some of it before it shows it. Asking for visibility would lay the page out.
      (element) => pattern.test(element.textContent) && !element.closest('[style*="display: none"]'),
    ) && !(without && document.querySelector(without))
  const report = () => {
    const { timeOrigin } = performance
    console.debug(`${signed}shown:${step}:${timeOrigin + performance.now()}:${timeOrigin}`)
  }
  const changes = new MutationObserver(look)
  function look() {
    if (!isShown()) return
    changes.disconnect()
    requestAnimationFrame(() => scheduler.postTask(report, { priority: 'user-blocking' }))
  }
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
}

/** Runs in the page: where to tap an element. Null until it is there and nothing covers it. */
function pointOf({ css, text = '' }: Mark) {
  const pattern = new RegExp(text)
  const element = [...document.querySelectorAll(css)].find(
    (each) => pattern.test(each.textContent) && !each.closest('[style*="display: none"]'),
  )
  if (!element) return null
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    return hit && element.contains(hit) ? point : null
  }
  const point = middle()
  if (point) return point
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return middle()
}

/** Runs in the page: what an error quotes. */
const textOfPage = () => `${location.href}: ${document.body.innerText.slice(0, 500)}`

const source = <A extends unknown[]>(run: (...given: A) => unknown, ...given: A) =>
  `${namedByTsx}(${run})(${given.map((each) => JSON.stringify(each)).join()})`

/** TypeScript's library does not have it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}

export interface Shift {
  value: number
  /** What moved. */
  name: string
}

/** The times of one step, in milliseconds since 1970. */
export interface Times {
  /** When the customer tapped, or wanted to; without a tap, when the page started to load. */
  from: number
  shown: number
}

export interface Watch {
  /** Runs the step's action, and waits for its mark. */
  until: (mark: Mark, act: () => Promise<unknown>) => Promise<Times>
  /** Taps an element at `due` of `performance.now()`, or later, as soon as it is there, right after `before`. */
  tap: (mark: Mark, due?: number, before?: () => void) => Promise<void>
  /** The layout shifts at this origin so far. */
  shifts: readonly Shift[]
}

/**
 * Watches a page from before its first document. Without Playwright's own functions, which first run 330 kB of their own
 * in the page.
 */
export async function watch({ page, session }: OpenPage, origin: string): Promise<Watch> {
  const seen = { tap: 0, wanted: 0, step: 0 }
  const shifts: Shift[] = []
  let onShown: (times: Times) => void = () => {}
  page.on('console', (message: ConsoleMessage) => {
    if (!message.text().startsWith(sign)) return
    const [what, ...values] = message.text().slice(sign.length).split(':')
    const [first = 0, second = 0, third = 0] = values.map(Number)
    if (what === 'tap') seen.tap = first
    if (what === 'shift') shifts.push({ value: first, name: values.slice(1).join(':') })
    if (what === 'shown' && first === seen.step) onShown({ from: seen.wanted || seen.tap || third, shown: second })
  })
  // Without it, a new document ignores this session's scripts.
  await session.send('Page.enable')
  await page.addInitScript(watchPage, [sign, origin] as [string, string])

  /** Undefined while one document replaces the other. */
  const evaluate = async (expression: string) => {
    const { result } = await session
      .send('Runtime.evaluate', { expression, returnByValue: true })
      .catch(() => ({ result: undefined }))
    return result?.value
  }

  async function until(mark: Mark, act: () => Promise<unknown>): Promise<Times> {
    Object.assign(seen, { step: seen.step + 1, tap: 0, wanted: 0 })
    const expression = source(watchFor, sign, seen.step, mark)
    const shown = new Promise<Times>((resolve) => {
      onShown = resolve
    })
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source: expression })
    await evaluate(expression)
    await act()
    const stop = new AbortController()
    const tooLate = wait(patience, undefined, { signal: stop.signal }).then(async () => {
      const text = await evaluate(source(textOfPage))
      throw new Error(`${JSON.stringify(mark)} did not show at ${text}`)
    })
    const times = await Promise.race([shown, tooLate])
    stop.abort()
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
    return times
  }

  async function tap(mark: Mark, due = performance.now(), before = () => {}) {
    const expression = source(pointOf, mark)
    for (; performance.now() < due + patience; await wait(20)) {
      const point = await evaluate(expression)
      if (!point) continue
      const early = due - performance.now()
      if (early > 0) await wait(early)
      // The element was missing, or the page too busy to answer: the customer has been waiting since then.
      else seen.wanted = performance.timeOrigin + due
      before()
      return page.touchscreen.tap(point.x, point.y)
    }
    const text = await evaluate(source(textOfPage))
    throw new Error(`${JSON.stringify(mark)} can’t be tapped at ${text}`)
  }

  return { until, tap, shifts }
}
