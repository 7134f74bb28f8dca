import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { serve, tokenOf } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { endFirstScreen } from '#shared/load-chunk.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { StockAlert } from './FavoriteTools.tsx'

afterEach(() => {
  Object.assign(config.push, { vapidKey: '' })
})

test.each([
  ['on an iPhone, where only the app on the home screen has messages, says so', false, true],
  ['is not offered in a browser without messages', undefined, false],
])('a restock alert %s', async (_, standalone, isSaid) => {
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, userAgent: navigator.userAgent, standalone })
  Object.assign(config.push, { vapidKey: 'key' })
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['favorites', 'stockAlerts'] }))
  // A "Not now" after an order doesn't count here.
  write('hasPutOffPush', true)
  chooseMachine(sampleOrder().machine)
  const asked = vi.fn()
  serve(({ pathname }) => {
    asked(pathname)
    return Response.json({ code: '200', data: [], meta: { page: 1, limit: 10, total: 0 } })
  })
  endFirstScreen()
  show(<StockAlert product={lineOf('chips', 1).product} />)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringContaining('/favorites')))
  if (isSaid) await screen.findByText(/Add to Home Screen/)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/Add to Home Screen/) !== null).toBe(isSaid)
  expect(screen.queryByRole('button', { name: /back|tell/i })).toBeNull()
})
