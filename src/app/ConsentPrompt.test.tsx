import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConsentChoice } from '#features/account/ConsentChoice.tsx'
import { config } from '#shared/config.ts'
import { read } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { ConsentPrompt } from './ConsentPrompt.tsx'

vi.mock('#shared/analytics/consent.ts', () => ({ canMeasure: true }))

test('consent is asked for once, both answers alike, and can be changed on the account', () => {
  show(<ConsentPrompt />)
  expect(screen.queryByRole('complementary')).toBeNull()
  // Mantine's control measures itself.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, askConsent: true })
  show(<ConsentPrompt />)
  const [no, yes] = ['Don’t allow', 'Allow'].map((name) => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
  expect(no?.dataset.variant).toBe(yes?.dataset.variant)
  fireEvent.click(screen.getByRole('button', { name: 'Don’t allow' }))
  expect([read('consent'), screen.queryByRole('complementary')]).toEqual(['refused', null])
  show(<ConsentChoice />)
  fireEvent.click(screen.getByRole('radio', { name: 'Allow' }))
  expect(read('consent')).toBe('given')
})
