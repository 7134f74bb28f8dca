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
  ['shows status and status text', { status: 404, statusText: 'Not found' }, '404 Not found'],
  ['shows status and message without a status text', { status: 500, message: 'Broken' }, '500 Broken'],
  ['shows the message of an error', new Error('Something is undefined'), 'Something is undefined'],
  ['shows any other value as text', 'odd', 'odd'],
])('%s', (_, error, text) => expect(show(error)).toBe(text))

test('the title becomes the page title and receives the focus', () => {
  show(new Error('x'))
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Unexpected Application Error!')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unexpected Application Error!' }))
})
