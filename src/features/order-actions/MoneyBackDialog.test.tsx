import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { MoneyBackDialog } from './MoneyBackDialog.tsx'

test.each([
  [true, 2],
  [false, 1],
])('if the installation has wallets (%s), a refund can go to one (§2.26)', (hasWallets, count) => {
  vi.spyOn(config.features, 'wallets', 'get').mockReturnValue(hasWallets)
  signInAs('usr-1')
  show(<MoneyBackDialog order={sampleOrder()} isRefunded={false} checkAgain={() => {}} onClose={() => {}} />)
  expect(screen.getAllByRole('radio')).toHaveLength(count)
})
