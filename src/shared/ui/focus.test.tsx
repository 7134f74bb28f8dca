import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Action } from './Action.tsx'
import { Dialog } from './Dialog.tsx'
import { show } from './render.sample.tsx'
import { Screen } from './Screen.tsx'
import { useHashTarget } from './use-hash-target.ts'

test('a busy button keeps the focus and submits nothing', () => {
  const submit = vi.fn()
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <Action type="submit" disabled={isBusy}>
        Pay
      </Action>
    </form>
  )
  const { rerender } = show(form(false))
  const button = screen.getByRole('button')
  button.focus()
  rerender(form(true))
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(submit).not.toHaveBeenCalled()
})

test.each([
  ['is gone', true],
  ['never existed', false],
])('the heading gets the focus if a dialog’s opener %s', (_, hadOpener) => {
  const dialog = (isOpen: boolean) => (
    <>
      <h1 tabIndex={-1}>Cards</h1>
      {isOpen && (
        <Dialog title="Remove?" onClose={() => {}}>
          Yes
        </Dialog>
      )}
    </>
  )
  const opener = document.body.appendChild(document.createElement('button'))
  if (hadOpener) opener.focus()
  const { rerender } = show(dialog(true))
  opener.remove()
  rerender(dialog(false))
  expect(document.activeElement?.textContent).toBe('Cards')
})

test('Escape closes only the dialog on top', () => {
  const closed: string[] = []
  const dialog = (title: string) => (
    <Dialog title={title} onClose={() => closed.push(title)}>
      {title}
    </Dialog>
  )
  show(
    <>
      {dialog('product')}
      {dialog('sugar')}
    </>,
  )
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['sugar'])
})

/** Not an input, which would keep the focus anyway. */
function Question() {
  useHashTarget()
  return <p id="stuck" tabIndex={-1} />
}

test('a new screen focuses its heading, or the target of its URL', () => {
  Element.prototype.scrollIntoView = () => {}
  const open = (hash: string) => {
    window.location.hash = hash
    const { unmount } = show(
      <Screen title="Help">
        <Question />
      </Screen>,
      `/${hash}`,
    )
    const focused = document.activeElement?.localName
    unmount()
    return focused
  }
  open('')
  expect(open('')).toBe('h1')
  expect(open('#stuck')).toBe('p')
})
