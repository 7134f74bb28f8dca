import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { WalletCard } from './WalletCard.tsx'

test('guests can sign in, and come back', () => {
  show(<WalletCard />)
  expect(screen.getByRole('link', { name: 'Sign in to use it' }).getAttribute('href')).toBe('/login?next=%2Fdashboard')
})
