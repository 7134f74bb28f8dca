import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Focuses the button of an element, then removes the element. Returns what has the focus next. */
async function focusAfterRemoving(selector: string) {
  document.body.innerHTML = `<i><button></button></i>
    <main><h1 tabindex="-1">Cart</h1><ul><li><button>1</button></li><li id="second"><button>2</button></li></ul></main>
    <section role="dialog" tabindex="-1"><h2>Wish</h2><p><button></button></p><a href="/"></a></section><div role="menu"><button></button></div>`
  const gone = find(selector)
  gone?.querySelector('button')?.focus()
  gone?.remove()
  await new Promise((done) => setTimeout(done))
  return document.activeElement?.id || document.activeElement?.localName
}

let stop = () => {}
const scrollIntoView = vi.fn()
beforeEach(() => {
  scrollIntoView.mockClear()
  // jsdom lays out nothing.
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => stop())

test('what has the focus scrolls out of the bars, as far as it must', () => {
  stop = keepFocus()
  document.body.innerHTML = '<button></button>'
  find('button')?.focus()
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

test('if the focused control disappears, the focus stays where it was', async () => {
  stop = keepFocus()
  expect(await focusAfterRemoving('li')).toBe('second')
  find('h1')?.focus()
  expect(find('#second')?.hasAttribute('tabindex')).toBe(false)
  expect(await focusAfterRemoving('p')).toBe('h2')
  expect(await focusAfterRemoving('i')).toBe('h1')
  // A closed dialog or menu returns the focus itself.
  expect(await focusAfterRemoving('section')).toBe('body')
  expect(await focusAfterRemoving('[role=menu]')).toBe('body')
})

test('what had the focus before is kept, too: this starts late', async () => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Cart</h1><ul><li id="one"><button>1</button></li><li id="two">2</li></ul></main>'
  find('button')?.focus()
  stop = keepFocus()
  find('#one')?.remove()
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement?.id).toBe('two')
})
