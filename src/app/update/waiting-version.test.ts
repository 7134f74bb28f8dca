import { beforeEach, expect, test, vi } from 'vitest'
import { followNew, hasNewVersion, takeOver } from './waiting-version.ts'

class Worker extends EventTarget {
  asked: unknown[] = []
  postMessage(message: unknown) {
    this.asked.push(message)
  }
}

const browser = vi.hoisted(() => ({ registration: { waiting: null as unknown }, find: () => {} }))

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listener: () => void) {
      if (type === 'waiting') browser.find = listener
    }
    register = () => Promise.resolve(browser.registration)
  },
  messageSW: async (worker: Worker, message: unknown) => worker.postMessage(message),
}))

const reload = vi.fn()

beforeEach(async () => {
  reload.mockClear()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('window', { location: { reload } })
  followNew(() => {})
  await Promise.resolve()
})

test('the app reloads once the new version takes over, also on a page that no worker controls', () => {
  const worker = new Worker()
  browser.registration.waiting = worker
  browser.find()
  expect(hasNewVersion()).toBe(true)
  takeOver()
  expect(worker.asked).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  worker.dispatchEvent(new Event('statechange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('the app reloads at once if another tab has let the new version take over', () => {
  browser.registration.waiting = null
  browser.find()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})
