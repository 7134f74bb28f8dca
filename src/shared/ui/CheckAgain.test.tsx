import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckAgain } from './CheckAgain.tsx'
import { RetryButton } from './RetryButton.tsx'
import { show } from './render.sample.tsx'

/** An answer that comes when the test says so. */
function held() {
  let answer: (result: unknown) => void = () => {}
  const asked = new Promise((resolve) => {
    answer = resolve
  })
  return { asked, answer: (result: unknown) => act(async () => answer(result)) }
}

test.each([
  ['an answer that changes nothing', { isError: false }, /^Checked at \d/],
  ['an answer without a result', undefined, /^Checked at \d/],
  ['no answer', { isError: true }, /^$/],
])('a check says that it runs and, after %s, when it was', async (_, result, then) => {
  const { asked, answer } = held()
  show(<CheckAgain label="Check again" onCheck={() => asked} />)
  const said = () => document.querySelector('p[role=status]')?.textContent
  expect(said()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  const button = screen.getByRole('button', { name: 'Checking…' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(said()).toBe('Checking…')
  await answer(result)
  expect(screen.getByRole('button', { name: 'Check again' })).toBe(button)
  expect(said()).toMatch(then)
})

test('a retry says that it runs, and runs once', async () => {
  const { asked, answer } = held()
  let count = 0
  const retry = () => {
    count += 1
    return asked
  }
  show(<RetryButton onRetry={retry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  fireEvent.click(screen.getByRole('button', { name: 'Trying again…' }))
  expect(count).toBe(1)
  await answer(undefined)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
