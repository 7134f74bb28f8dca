import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SupportScreen } from './SupportScreen.tsx'

const statement = () => screen.queryByRole('link', { name: 'Accessibility' })?.getAttribute('href')

test('help, which needs no sign-in, links to the accessibility statement if the brand has one', () => {
  const { unmount } = show(<SupportScreen />)
  expect(statement()).toBe('/accessibility')
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms'])
  show(<SupportScreen />)
  expect(statement()).toBeUndefined()
})
