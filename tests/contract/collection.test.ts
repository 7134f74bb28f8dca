/** The kit's collection of requests: variables that the document's links fill. */
import { expect, it } from 'vitest'
import { collectionOf } from '../../kit/collection.ts'

const collection = collectionOf('API')
const items = collection.item.flatMap(({ item }) => item)

it('fills variables from the examples of responses, as a client does', () => {
  const values: Record<string, unknown> = {}
  for (const { event = [], response } of items)
    for (const { script } of event) {
      const json = () => JSON.parse(response[0]?.body ?? '')
      const set = (name: string, value: unknown) => (values[name] ??= value)
      new Function('pm', script.exec.join('\n'))({ response: { json }, collectionVariables: { set } })
    }
  expect(values).toMatchObject({
    token: expect.stringMatching(/^eyJ/),
    userId: 'usr-asha',
    ref_id: 'otp-0001',
    auth_code: 'ac_00000000000000000001',
    product_id: expect.any(String),
    total_amount: expect.any(Number),
    cartId: 'cart-0001',
    orderId: 'ord-0001',
  })
})

it('quotes and orders what the responses before had', () => {
  const bodies = items.filter(({ name }) => ['validateCart', 'createOrder'].includes(name))
  for (const { request } of bodies) expect(request.body?.raw).toContain('"product_id": "{{product_id}}"')
  expect(bodies[1]?.request.body?.raw).toContain('"net_payable_amount": {{net_payable_amount}}')
})

it('defines every variable that a request uses', () => {
  const used = [...JSON.stringify(items).matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
  const defined = collection.variable.map(({ key }) => key)
  expect([...new Set(used)].filter((name) => !defined.includes(name ?? ''))).toEqual([])
})
