import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { endFirstScreen } from '#shared/load-chunk.ts'
import { lazyOptional, lazyScreen } from './lazy-screen.ts'

const newScreen = () => lazyScreen('Hello', () => Promise.resolve({ Hello: () => <p>Hello</p> }))
const show = (Screen: ReturnType<typeof newScreen>) =>
  render(
    <Suspense fallback="…">
      <Screen />
    </Suspense>,
  )

test('a screen that has loaded shows at once, without its fallback', async () => {
  endFirstScreen()
  const Screen = newScreen()
  await Screen.preload()
  show(Screen)
  expect(screen.getByText('Hello')).toBeTruthy()
})

test('a screen that has not loaded shows its fallback first', async () => {
  show(newScreen())
  expect(screen.queryByText('Hello')).toBeNull()
  expect(await screen.findByText('Hello')).toBeTruthy()
})

test('an optional part that loads later does not hide the one before it, which may have the focus', async () => {
  endFirstScreen()
  const First = lazyOptional('Hello', () => Promise.resolve({ Hello: () => <button type="button">Hello</button> }))
  const Second = lazyOptional('Late', () => new Promise<{ Late: () => null }>(() => {}))
  const parts = (isLate: boolean) => (
    <Suspense>
      <First />
      {isLate && <Second />}
    </Suspense>
  )
  const { rerender } = render(parts(false))
  const first = await screen.findByText('Hello')
  rerender(parts(true))
  expect(first.style.display).toBe('')
})
