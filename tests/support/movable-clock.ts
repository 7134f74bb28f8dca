/** A clock of the page that differs from the computer's. */
import type { BrowserContext } from '@playwright/test'

declare global {
  var clockOffset: number | undefined
}

/** Init script: the clock is wrong by `clockOffset` milliseconds. Timers and `performance.now` stay right. */
export function movableClock() {
  const now = () => RealDate.now() + (globalThis.clockOffset ?? 0)
  const RealDate = Date
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

function setOffset(ms: number) {
  globalThis.clockOffset = ms
}

/** Sets the clock in every tab, and in every page that opens later. */
export async function moveClock(context: BrowserContext, ms: number) {
  await context.addInitScript(setOffset, ms)
  await Promise.all(context.pages().map((page) => page.evaluate(setOffset, ms)))
}
