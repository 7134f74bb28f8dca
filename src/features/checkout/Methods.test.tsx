import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { Methods } from './Methods.tsx'
import type { Method } from './use-methods.ts'

const methodOf = (method: Method['method'], state: Method['state']): Method => ({
  ...{ method, name: method, state, balance: undefined, cards: [], is_enabled: true },
})

test('arrow keys skip a method that can’t pay', () => {
  const methods = [
    methodOf('Wallet', { canPay: true }),
    methodOf('CompanyWallet', { canPay: false, why: 'balance-loading' }),
    methodOf('Card', { canPay: true }),
  ]
  const onChoose = vi.fn()
  show(
    <Methods methods={methods} chosen={{ method: 'Wallet', sourceId: null }} isDisabled={false} onChoose={onChoose} />,
  )
  const keys = { key: 'ArrowDown', code: 'ArrowDown' }
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Wallet' }), keys)
  expect(onChoose).toHaveBeenLastCalledWith({ method: 'Card', sourceId: null })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Card' }))
})
