import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { getOrder } from '#generated/operations/orders.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { KeptOrders } from './KeptOrders.tsx'

vi.mock('#shared/storage/vault.ts', () => ({ openVault: async () => undefined }))

const params = (userId: string) => ({ userId, machineId: '-1', orderId: 'ord-1' })

/** Shows the orders after this customer has read one, which is not stored yet. */
function Seen({ userId }: { userId: string }) {
  useQueryClient().setQueryData(getOrder.key(params(userId)), { data: sampleOrder({ id: 'ord-1', user_id: userId }) })
  return <KeptOrders orderId={undefined} otherwise="Nothing" />
}

test('an order just read is shown before it is stored, but not another customer’s (§2.27)', async () => {
  signInAs('usr-1')
  show(<Seen userId="usr-1" />)
  expect(await screen.findByRole('link', { name: /Sea salt chips/ })).toBeDefined()
  signInAs('usr-2')
  show(<Seen userId="usr-1" />)
  expect(await screen.findByText('Nothing')).toBeDefined()
})
