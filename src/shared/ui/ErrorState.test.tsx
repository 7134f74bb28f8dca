import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/api/errors.ts'
import { ErrorState } from './ErrorState.tsx'
import { show } from './render.sample.tsx'

const response = { status: 500, code: 'SERVER_5000', message: 'Down.', body: null }
const error = new ApiError({ operationId: 'listOrders', requestId: 'request-1' }, response)

test('what only support needs stays closed until it is asked for, and the error is drawn', async () => {
  show(<ErrorState title="We couldn’t load your orders" error={error} />)
  const details = screen.getByText('Details for support').closest('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('SERVER_5000')
  expect(details?.textContent).toContain('request-1')
  await expect.poll(() => document.querySelector('svg[viewBox="0 0 120 96"]')).not.toBeNull()
})
