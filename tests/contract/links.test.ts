/** Testers of OpenAPI follow the document's links from call to call. */
import { expect, test } from 'vitest'
import { type Operation, operations } from './document.ts'

/** What a link's expression, such as `$response.body#/data/id`, takes from the examples of a call. */
function taken(expression: string, { parameters, body, response }: Operation): unknown {
  const [, part, place = ''] = /^\$(request\.path\.|request\.body#|response\.body#)(.+)$/.exec(expression) ?? []
  if (part === 'request.path.') return parameters.find(({ name }) => name === place)?.example
  const value = part === 'request.body#' ? body : response.example
  return place
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}

const linked = operations.flatMap((from) =>
  from.links.map((link) => ({ id: from.id, next: link.operationId, from, link })),
)

test.each(linked)('$id → $next: its values and parameters exist', ({ from, link }) => {
  const next = operations.find(({ id }) => id === link.operationId)
  const names = next?.parameters.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(link.parameters ?? {})))
  const expressions = [...JSON.stringify(link).matchAll(/"(\$[^"]+)"/g)].map(([, expression = '']) => expression)
  for (const expression of expressions) expect(taken(expression, from), expression).toBeDefined()
})

test('links lead from a code to tokens, and from a cart to its order and everything done with it', () => {
  const nextOf = (id: string) => linked.filter((each) => each.id === id).map(({ next }) => next)
  const chain = ['requestOtp', 'verifyOtp', 'createAccessToken', 'refreshTokens']
  const shopping = ['listMachines', 'getMachineProducts', 'validateCart', 'createOrder', 'getOrder', 'rateOrder']
  for (const calls of [chain, shopping])
    for (const [index, id] of calls.slice(0, -1).entries()) expect(nextOf(id)).toContain(calls[index + 1])
  const withOrder = ['getOrder', 'dispenseOrder', 'getReceipt', 'unblockOrder', 'createRefund']
  expect(nextOf('createOrder').sort()).toEqual(withOrder.sort())
})
