import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { LoginScreen } from './LoginScreen.tsx'

test('leads back to where the customer came from, and to the help about signing in', () => {
  show(<LoginScreen />, '/login?next=%2Fpayment')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/payment', '/support#sign-in'])
})
