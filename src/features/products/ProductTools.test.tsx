import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anything } from '#domain/machine/diet.ts'
import { show } from '#shared/ui/render.sample.tsx'
import ProductTools from './ProductTools.tsx'

test('screen readers read the number of filters only as part of the button, and it has the color for text on the accent', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
  const nothing = () => {}
  const props = { items: [], text: '', onText: nothing, onDiet: nothing, onView: nothing, view: 'grid' } as const
  show(<ProductTools {...props} diet={{ ...anything, isVegetarian: true }} />)
  expect(screen.getByRole('button', { name: 'Filter, 1 in use' }).textContent).toBe('')
  const number = screen.getByText('1')
  expect(number.getAttribute('aria-hidden')).toBe('true')
  expect(number.closest('[style*="--indicator-text-color: var(--mantine-primary-color-contrast)"]')).not.toBeNull()
})
