/** Pages past the contract: hosted payment pages, the providers' way back, receipts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readText, send } from '../http.ts'
import { statusOf } from '../orders/life-cycle.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { htmlPage } from './html.ts'
import { amountOf, type Fields, isSigned, type Provider, receiptOrder } from './payment.ts'
import { checkoutPage, returnPage } from './provider.ts'
import { receiptPage } from './receipt.ts'

export interface PageContext {
  url: URL
  world: World
  request: IncomingMessage
  response: ServerResponse
}
type Page = (context: PageContext) => Promise<void> | void

const lateBy = 30_000
const html = (response: ServerResponse, status: number, body: string) =>
  send(
    response,
    status,
    // Nobody else learns the address, and the page's own forms still say where they come from.
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
    body,
  )
const fieldsOf = async (request: IncomingMessage): Promise<Fields> =>
  Object.fromEntries(new URLSearchParams(await readText(request)))

/** The result pages of the app, by provider. */
const resultPaths: Record<Provider, { success: string; failure: string }> = {
  card: { success: '/payu-payment-success', failure: '/payu-payment-failure' },
  'meal-card': { success: '/sodexo-payment-success', failure: '/sodexo-payment-failure' },
}

/** The order that signed fields are about. */
function orderOf(world: World, fields: Fields): OrderRecord | undefined {
  const order = world.state.orders.get(fields.txnid ?? '')
  return order && isSigned(fields) && fields.amount === amountOf(order) ? order : undefined
}

const isUnpaid = (world: World, order: OrderRecord) =>
  statusOf(world, order) === 'Pending' && order.confirmAt === undefined

/** Marks the order by the provider's signed word, once; answers whether it counts as paid. */
function recordPayment(world: World, fields: Fields): boolean {
  const order = orderOf(world, fields)
  if (!order) return false
  if (!isUnpaid(world, order)) return statusOf(world, order) !== 'Cancelled'
  if (fields.status !== 'success') {
    order.cancelledAt = world.clock.now()
    return false
  }
  if (world.scenario.provider === 'late') order.confirmAt = world.clock.now() + lateBy
  else order.paidAt = world.clock.now()
  return true
}

const back =
  (provider: Provider): Page =>
  async ({ world, request, response }) => {
    const fields = await fieldsOf(request)
    const isPaid = recordPayment(world, fields)
    const path = resultPaths[provider][isPaid ? 'success' : 'failure']
    const app = isSigned(fields) ? fields.app : undefined
    if (!app)
      return html(
        response,
        400,
        htmlPage(
          'Payment',
          '<h1>This result is not valid</h1><p>Go back to the app to see how far the payment got.</p>',
        ),
      )
    send(response, 303, {
      location: `${app}${path}?order_id=${encodeURIComponent(fields.txnid ?? '')}`,
      'cache-control': 'no-store',
    })
  }

const checkout =
  (provider: Provider): Page =>
  async ({ url, request, response }) =>
    html(
      response,
      200,
      checkoutPage(
        provider,
        request.method === 'POST' ? await fieldsOf(request) : Object.fromEntries(url.searchParams),
      ),
    )

/** The scenario declines every payment, a developer the next ones that would go through. */
function isDeclined(world: World, decision: string, fields: Fields): boolean {
  if (world.scenario.provider === 'declines') return true
  if (decision !== 'approve' || world.declines === 0) return false
  const order = orderOf(world, fields)
  if (!order || !isUnpaid(world, order)) return false
  world.declines -= 1
  return true
}

const decide =
  (provider: Provider): Page =>
  async ({ world, request, response }) => {
    const { decision = '', ...fields } = await fieldsOf(request)
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== ''))
    html(response, 200, returnPage(provider, known, decision, isDeclined(world, decision, known)))
  }

const receipt: Page = ({ url, world, response }) => {
  const order = world.state.orders.get(receiptOrder(url.pathname) ?? '')
  if (!order) return html(response, 404, htmlPage('Receipt', '<h1>There is no such receipt</h1>'))
  html(response, 200, receiptPage(world, order))
}

/** The page at a URL, if there is one. */
export function pages({ pathname }: URL): Page | undefined {
  if (pathname.startsWith('/receipts/')) return receipt
  const [, area, provider, step] = pathname.split('/')
  if (provider !== 'card' && provider !== 'meal-card') return undefined
  if (area === 'payments' && step === 'return') return back(provider)
  if (area === 'providers' && step === 'pay') return checkout(provider)
  return area === 'providers' && step === 'decide' ? decide(provider) : undefined
}
