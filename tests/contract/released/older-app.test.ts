/** What the released app makes of what it doesn't know yet: it reads with the validators of the released document. */
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { OrderReceivedResponse, PaymentOptionsResponse } from '#generated/losses.ts'
import type { Losses } from '#generated/runtime/loss.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import { ContractError } from '#shared/api/errors.ts'
import { readResponse } from '#shared/api/reader.ts'
import { readDocument, releasedFile } from '../breaking/index.ts'

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: { '200': { content: Json } } }>>
  components: { schemas: object }
}
type Json = { 'application/json': { schema: { $ref: string } } }

const released = readDocument(releasedFile) as unknown as Document

/** The released validator of an operation's response. */
function validatorOf(operationId: OperationId) {
  const operations = Object.values(released.paths).flatMap((path) => Object.values(path))
  const schema = operations.find((each) => each.operationId === operationId)?.responses['200'].content
  const text = JSON.stringify({ ...schema?.['application/json'].schema, $defs: released.components.schemas })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}
const read = (operationId: OperationId, losses: Losses, data: object) =>
  readResponse({ code: '200', data }, { operationId, requestId: 'r', validator: validatorOf(operationId), losses })

const link = 'upi://pay?pa=vending@bank&am=35.00&cu=INR'
const received = (payment: object) => ({ order_id: 'ord-1', payment_method: 'Card', payment })

test('it refuses a kind of payment that it doesn’t know, so it opens nothing and asks the key', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const redirect = received({ kind: 'redirect', url: 'https://pay.example.com' })
  expect(read('createOrder', OrderReceivedResponse, redirect)).toMatchObject({ data: redirect })
  const inApp = received({ kind: 'open_app', link, amount: 35, currency: 'INR', expires_in: 300 })
  expect(() => read('createOrder', OrderReceivedResponse, inApp)).toThrow(ContractError)
})

test('it reads the list of methods that has a new one, and knows the others', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const option = (method: string) => ({ method, name: method, is_enabled: true })
  const options = { payment_options: [option('Card'), option('UPI')] }
  expect(read('listPaymentOptions', PaymentOptionsResponse, options)).toMatchObject({ data: options })
})
