import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('leads back to where the customer came from, to the help about signing in, and to the accessibility page', () => {
  const { unmount } = show(<LoginScreen />, '/login?next=%2Fpayment')
  expect(paths()).toEqual(['/payment', '/support#sign-in', '/accessibility'])
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms'])
  show(<LoginScreen />, '/login?next=%2Fpayment')
  expect(paths()).toEqual(['/payment', '/support#sign-in'])
})
