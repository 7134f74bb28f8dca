/** The types of the generated API, pinned by examples. Only `npm run typecheck` checks them, not Vitest. */
import { expectTypeOf, it } from 'vitest'
import { useGetMachineProducts } from '#generated/hooks/machines.ts'
import { type useDispenseOrder, useGetOrder, type useListOrders } from '#generated/hooks/orders.ts'
import { deleteCustomer } from '#generated/operations/customers.ts'
import { getMachineProducts, listMachines, streamMachine } from '#generated/operations/machines.ts'
import { createOrder, getOrder, listOrders } from '#generated/operations/orders.ts'
import { getLocationWallet } from '#generated/operations/wallets.ts'
import type { Descriptor } from '#generated/runtime/operation.ts'
import type { components, operations } from '#generated/types.ts'

type Schemas = components['schemas']

it('a query takes flat path and query parameters and returns the envelope', () => {
  expectTypeOf(getOrder.call).parameter(0).toEqualTypeOf<{ userId: string; machineId: string; orderId: string }>()
  expectTypeOf(getOrder.call).returns.resolves.toEqualTypeOf<Schemas['OrderResponse']>()
  expectTypeOf(listMachines.call).parameter(0).toEqualTypeOf<{ keyword: string }>()
  expectTypeOf(listMachines.call)
    .parameter(1)
    .toEqualTypeOf<
      { signal?: AbortSignal; session?: 'attempt'; token?: string; base?: string; customer?: string | null } | undefined
    >()
  // @ts-expect-error an undocumented parameter
  ;() => listMachines.call({ keyword: 'tower', page: 2 })
  // @ts-expect-error the transport sets its own headers
  ;() => listMachines.call({ keyword: 'tower', client_id: 'x' })
})

it('an array parameter is an array of enum values', () => {
  expectTypeOf(listOrders.call)
    .parameter(0)
    .toHaveProperty('status')
    .toEqualTypeOf<Schemas['OrderStatus'][] | undefined>()
})

it('pages take no page parameter', () => {
  expectTypeOf(listOrders.pages).parameter(0).not.toHaveProperty('page')
  expectTypeOf(listOrders.call).parameter(0).toHaveProperty('page')
  expectTypeOf(getOrder).not.toHaveProperty('pages')
})

it('a mutation takes the documented parameters and body', () => {
  type Variables = Parameters<typeof createOrder.call>[0]
  expectTypeOf<Variables['body']>().toEqualTypeOf<Schemas['OrderRequest']>()
  expectTypeOf<Variables['params']>().toEqualTypeOf<{ userId: string; machineId: string; 'Idempotency-Key': string }>()
  expectTypeOf(createOrder.call).returns.resolves.toEqualTypeOf<Schemas['OrderReceivedResponse']>()
  expectTypeOf(deleteCustomer.call).toBeCallableWith({})
  // @ts-expect-error the caller must pass the idempotency key
  ;(body: Schemas['OrderRequest']) => createOrder.call({ params: { userId: '1', machineId: '2' }, body })
})

it('hooks have the same types', () => {
  expectTypeOf(useGetOrder).parameter(0).toEqualTypeOf<Parameters<typeof getOrder.call>[0]>()
  const useWhole = () => useGetOrder({ userId: '1', machineId: '2', orderId: '3' })
  expectTypeOf<ReturnType<typeof useWhole>['data']>().toEqualTypeOf<Schemas['OrderResponse'] | undefined>()
  const useStock = () =>
    useGetMachineProducts(
      { machineId: '1' },
      { select: ({ data }: Schemas['MachineProductsResponse']) => data.inventories },
    )
  expectTypeOf<ReturnType<typeof useStock>['data']>().toEqualTypeOf<Schemas['Inventory'][] | undefined>()
  expectTypeOf<NonNullable<ReturnType<typeof useListOrders>['data']>['pages']>().toEqualTypeOf<
    Schemas['OrderListResponse'][]
  >()
  expectTypeOf<ReturnType<typeof useDispenseOrder>['data']>().toEqualTypeOf<Schemas['OrderResponse'] | undefined>()
})

it('query options and keys are typed', () => {
  expectTypeOf(getMachineProducts.options).returns.toHaveProperty('queryKey')
  expectTypeOf(getLocationWallet.key).parameter(0).toEqualTypeOf<{ warehouseId: string; userId: string } | undefined>()
})

it('invalidated queries are typed as operation ids', () => {
  expectTypeOf<Descriptor['invalidates']>().toEqualTypeOf<readonly (keyof operations)[] | undefined>()
})

it('a stream yields its messages', () => {
  expectTypeOf(streamMachine.open).returns.toEqualTypeOf<AsyncIterable<Schemas['LiveMessage']>>()
  expectTypeOf(streamMachine.open).parameters.toEqualTypeOf<
    [{ machineId: string }, AbortSignal, (((message: unknown) => unknown) | undefined)?]
  >()
  expectTypeOf(streamMachine).not.toHaveProperty('call')
})
