import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { restAtFirst } from './ignore-second-taps.ts'

const clicked = vi.fn()

/** jsdom lays nothing out. */
function show(html: string, hit: string) {
  document.body.innerHTML = html
  document.elementFromPoint = () => document.querySelector(hit)
  for (const each of document.querySelectorAll('button, p')) each.addEventListener('click', () => clicked(each.id))
}

/** `late`: milliseconds between the finger and the event. */
function tap(id: string, { x = 100, detail = 1, late = 0 } = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - late })
  document.getElementById(id)?.dispatchEvent(event)
}

const taps = () => clicked.mock.calls.flat()

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  // What another test has tapped is forgotten.
  vi.advanceTimersByTime(60_000)
  clicked.mockClear()
})

test('a tap on what has replaced the tapped control does nothing until a moment has passed', () => {
  show('<button id="cart"></button>', '#cart')
  tap('cart')
  vi.advanceTimersByTime(700)
  show('<button id="pay"></button>', '#pay')
  vi.advanceTimersByTime(200)
  tap('pay')
  vi.advanceTimersByTime(200)
  tap('pay')
  expect(taps()).toEqual(['cart'])
  vi.advanceTimersByTime(200)
  tap('pay')
  expect(taps()).toEqual(['cart', 'pay'])
})

test.each([
  ['elsewhere', { x: 160 }],
  ['with a key', { detail: 0 }],
])('what has replaced the control is used %s', (_, how) => {
  show('<button id="cart"></button>', '#cart')
  tap('cart')
  show('<button id="pay"></button>', '#pay')
  tap('pay', how)
  expect(taps()).toEqual(['cart', 'pay'])
})

test('what charges rests when it appears, whatever was tapped before', () => {
  show('<div data-rests><button id="dispense"></button></div>', '#dispense')
  restAtFirst(document.querySelector('[data-rests]'))
  vi.advanceTimersByTime(400)
  tap('dispense')
  expect(taps()).toEqual([])
  vi.advanceTimersByTime(200)
  tap('dispense')
  expect(taps()).toEqual(['dispense'])
})

test('what replaces a control long after its tap is used at once', () => {
  show('<button id="cart"></button>', '#cart')
  tap('cart')
  vi.advanceTimersByTime(20_000)
  show('<button id="pay"></button>', '#pay')
  tap('pay')
  expect(taps()).toEqual(['cart', 'pay'])
})

test('a second tap on what has covered the control does nothing', () => {
  show('<button id="add"></button><button id="cart"></button>', '#cart')
  tap('add')
  tap('cart')
  expect(taps()).toEqual(['add'])
})

test('the same control, or another one beside it, is tapped as quickly as one likes', () => {
  show('<button id="more"></button><button id="heart"></button>', '#more')
  for (const id of ['more', 'more', 'heart']) tap(id)
  expect(taps()).toEqual(['more', 'more', 'heart'])
})

test('a tap that has missed is repeated at once', () => {
  show('<p id="words"></p><button id="pay"></button>', '#words')
  tap('words')
  tap('pay')
  expect(taps()).toEqual(['words', 'pay'])
})

test('a tap that a busy page hears of late counts from when the finger came', () => {
  show('<button id="pay"></button><div data-rests><button id="dispense"></button></div>', '#dispense')
  restAtFirst(document.querySelector('[data-rests]'))
  vi.advanceTimersByTime(900)
  tap('dispense', { late: 600 })
  expect(taps()).toEqual([])
  show('<button id="add"></button>', '#add')
  tap('add')
  show('<button id="cart"></button>', '#cart')
  vi.advanceTimersByTime(900)
  tap('cart', { late: 700 })
  expect(taps()).toEqual(['add'])
  tap('cart')
  expect(taps()).toEqual(['add', 'cart'])
})
