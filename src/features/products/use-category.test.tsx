import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useCategory } from './use-category.ts'

const tap = (category: string) => {
  globalThis.early = { ...({} as NonNullable<typeof globalThis.early>), category }
}

function Chosen() {
  const [category, choose] = useCategory()
  return (
    <button type="button" onClick={() => choose(null)}>
      {category ?? 'all'}
    </button>
  )
}

beforeEach(() => {
  globalThis.early = undefined
})

test('the category tapped in the drawing is chosen until the customer chooses another, or leaves', () => {
  tap('drinks')
  const { container, unmount } = render(<Chosen />)
  expect(container.textContent).toBe('drinks')
  unmount()
  expect(render(<Chosen />).container.textContent).toBe('all')
})

test('all can be chosen after a tap in the drawing', () => {
  tap('drinks')
  const { container, getByRole } = render(<Chosen />)
  fireEvent.click(getByRole('button'))
  expect(container.textContent).toBe('all')
})

test('a tap while React renders its first screen counts', () => {
  const Tap = () => {
    tap('snacks')
    return null
  }
  const { container } = render(
    <>
      <Chosen />
      <Tap />
    </>,
  )
  expect(container.textContent).toBe('snacks')
})
