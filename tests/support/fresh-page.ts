/**
 * Gives each file of tests fresh modules, an empty storage and an empty page, although the files of a worker share a window and
 * the installed packages: loading these for each file took most of the time.
 */
import { cleanNotifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

// From Node 25 on, Node has globals of these names, which are undefined without a flag. The page's are meant.
const page = (globalThis as unknown as { jsdom: { window: Window } }).jsdom.window
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, get: () => page[name] })

vi.resetModules()
// Vitest restores globals only before the next test, but modules read them while they load.
vi.unstubAllGlobals()
vi.useRealTimers()
cleanNotifications()
// It remembers the last `offline` event of earlier files, and would send nothing.
onlineManager.setOnline(true)
localStorage.clear()
sessionStorage.clear()
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
globalThis.early = undefined
globalThis.earlyOrder = undefined
afterEach(cleanup)

/** What React says of elements that HTML doesn't allow there. It says each once. */
const misplaced: unknown[] = []
const { error } = console
beforeAll(() => {
  console.error = (...parts: unknown[]) => {
    if (/cannot (?:be a (?:child|descendant)|contain)/.test(String(parts[0]))) misplaced.push(parts.slice(1, 3))
    error(...parts)
  }
})
afterEach(() => expect(misplaced.splice(0), 'elements in places that HTML does not allow').toEqual([]))
afterAll(() => {
  console.error = error
})

// Modules of earlier files must not hear the events of later ones.
const { addEventListener } = window
const end = new AbortController()
window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options = {}) =>
  addEventListener(type, listener, {
    signal: end.signal,
    ...(typeof options === 'object' ? options : { capture: options }),
  })
afterAll(() => {
  end.abort()
  window.addEventListener = addEventListener
})
