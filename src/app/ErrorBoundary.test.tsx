import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show as render } from '#shared/ui/render.sample.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function Broken({ error }: { error: unknown }): never {
  throw error
}

function show(error: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  )
  return screen.getByRole('main').querySelector('p')?.textContent
}

afterEach(cleanup)

test.each([
  ['status and text of an answer', { status: 404, statusText: 'Not found' }, '404 Not found'],
  ['status and message without a text', { status: 500, message: 'Broken' }, '500 Broken'],
  ['the message of an error', new Error('Something is undefined'), 'Something is undefined'],
  ['anything else as it is', 'odd', 'odd'],
])('%s', (_, error, text) => expect(show(error)).toBe(text))

test('its title names the page and has the focus', () => {
  show(new Error('x'))
  expect(document.title).toBe('Unexpected Application Error!')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unexpected Application Error!' }))
})
