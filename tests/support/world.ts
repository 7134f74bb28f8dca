/** A separate world on the mock server for each test, prepared by API calls instead of taps. */
import { createHash, randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import type { components } from '#generated/types.ts'
import { ports } from '../e2e/support/ports.ts'

type Schemas = components['schemas']

interface MadeOrder {
  id: string
  status: string
  method: string
  net: number
  userId: string
  items: { id: string; quantity: number; customIngredients: Schemas['CustomIngredient'][] }[]
}

/** The calls per operation, orders, wallets, the world's time and the number of open live streams. */
interface MockState {
  calls: Record<string, number>
  orders: MadeOrder[]
  wallets: { id: string; balance: number }[]
  now: string
  streams: number
}

export const mock = `http://localhost:${ports.mock}`
export const machineId = 'VM-1001'
const verifier = 'v'.repeat(43)
let count = 0

export type Who = 'regular' | 'guest' | 'nobody'

/** The hidden fields of a page's form. */
const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(.+?)" value="(.*?)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

export class World {
  readonly name: string
  deviceId: string = randomUUID()
  userId = ''
  tokens: Schemas['Tokens'] | undefined
  private isGuest = false
  private readonly server: string
  private readonly port: number
  /** `server`, `port`: the mock server's origin and the app's port, where they are not the end-to-end tests'. */
  constructor(scenario = 'ordinary', id = `${process.pid}-${++count}`, server = mock, port = ports.app) {
    this.name = `${scenario}--${id}`
    this.server = server
    this.port = port
  }

  get origin() {
    return `http://${this.name}.localhost:${this.port}`
  }

  /** A page of the mock server itself, in this world. */
  mockPage = (path: string) => `http://${this.name}.localhost:${ports.mock}${path}`

  /** The headers of a call without a body. */
  headers = (): Record<string, string> => ({
    'x-mock-world': this.name,
    client_id: 'customer-web',
    device_id: this.deviceId,
    'X-Request-Id': randomUUID(),
    ...(this.tokens && { authorization: `Bearer ${this.tokens.accessToken}` }),
  })

  /** Returns the response's `data`. Throws if the mock server rejects the call: then the test is wrong. */
  async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(this.server + path, {
      method,
      headers: {
        ...this.headers(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const result = (await response.json()) as { data: T }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(result)}`)
    return path.startsWith('/v1') ? result.data : (result as T)
  }

  private control = <T = unknown>(path: string, body: object = {}) => this.call<T>('POST', `/__mock/${path}`, body)

  state = () => this.call<MockState>('GET', '/__mock/state')
  reset = () => this.control('reset')
  /** Set stock and price at a slot of the usual machine. */
  stock = (slot: string, units: number) => this.control(`stock/${machineId}`, { slot, units })
  price = (slot: string, price: number) => this.control(`price/${machineId}`, { slot, price })
  advance = (ms: number) => this.control('clock', { ms })
  /** Sends a push message to every phone of this world; returns the number sent. */
  push = (message: { title: string; body: string; url: string }) => this.control<{ sent: number }>('push', message)
  /** Makes the next calls of an operation fail, by default with the document's first code for the status. */
  force = (operationId: OperationId, status: number, times: number, code?: string) =>
    this.control('force', { operationId, status, times, ...(code && { code }) })
  stopForcing = () => this.call('DELETE', '/__mock/force')
  /** Processes the next call of an operation but drops its response. The browser may retry it automatically. */
  loseResponse = (operationId: OperationId) => this.control('force', { operationId, effect: 'drop', times: 1 })
  setMachine = (id: string, online_status: 'online' | 'offline') => this.control(`machines/${id}`, { online_status })

  /** The server's response to an intercepted request. Node does not resolve the world's host. */
  fetch(route: Route) {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...route.request().headers(), 'x-mock-world': this.name }
    return route.fetch({ url: `${this.server}${pathname}${search}`, headers })
  }

  /** The orders created in this world, without the seeded ones. */
  newOrders = async () => (await this.state()).orders.filter(({ id }) => !id.startsWith('ord-past'))

  private keep(tokens: Schemas['Tokens']) {
    this.tokens = tokens
    this.userId = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString()).sub
  }

  private device = () => ({ device_type: 'web', device_id: this.deviceId })

  async signInGuest() {
    if (this.isGuest) return
    this.isGuest = true
    this.keep(await this.call('POST', '/v1/auth/guest-login', this.device()))
  }

  async signIn(phone = '9876543210') {
    this.isGuest = false
    const who = { phone, country_code: '+91' }
    const { ref_id } = await this.call<Schemas['OtpTicket']>('POST', '/v1/auth/get-otp', who)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const proof = { ...who, ref_id, otp: '123456', code_challenge, code_challenge_method: 'S256' }
    const { auth_code } = await this.call<Schemas['AuthCode']>('POST', '/v1/auth/verify-otp', proof)
    const exchange = { auth_code, code_verifier: verifier, ...this.device() }
    this.keep(await this.call('POST', '/v1/auth/access-token', exchange))
  }

  /** A cart as the app stores it, with as many of a product as the names repeat it. */
  async cart(names: readonly string[]): Promise<Schemas['CartItem'][]> {
    const path = `/v1/customers/machines/${machineId}/products`
    const { inventories } = await this.call<Schemas['MachineProducts']>('GET', path)
    const products = inventories.flatMap(({ batches }) => batches).map(({ product }) => product)
    return [...new Set(names)].map((name) => {
      const product = products.find((each) => each.name === name)
      if (!product) throw new Error(`The machine has no ${name}`)
      const { id, motor_id } = product
      // As the app stores a product without a picture.
      return {
        id,
        product: { ...product, image_url: product.image_url ?? '' },
        cartQty: names.filter((each) => each === name).length,
        selectedSugar: 0,
        motor_id,
        outOfStockItem: false,
        removedQty: 0,
      }
    })
  }

  /** The stored records of a returning customer: session, machine and a cart with these products. */
  async storageOf(
    who: Who = 'regular',
    products: readonly string[] = ['Sea salt chips'],
  ): Promise<Record<string, string>> {
    if (who === 'guest') await this.signInGuest()
    if (who === 'regular') await this.signIn()
    const seen = { hasSeenCoachmarks: 'true', searchCoachmarkSeen: 'true', hasSeenUserGuidline: 'true' }
    const { id, ...found } = await this.call<Schemas['Machine']>('GET', `/v1/customers/machines/${machineId}`)
    const { name = id, place = { name: '', address: '' } } = found as Partial<Schemas['Machine']>
    const machine = {
      machineId,
      machineType: 'Vending',
      recentMachines: JSON.stringify([{ id, name, place }]),
      cartList: JSON.stringify(await this.cart(products)),
    }
    const guest = who === 'guest' && { guestUserId: this.userId }
    return { ...seen, ...machine, ...guest, ...this.tokens, deviceId: this.deviceId }
  }

  private async items(names: readonly string[], quantity: number) {
    const lines = await this.cart(names)
    return lines.map(({ id, product, motor_id }) => {
      return { product_id: id, price: product.mrp, quantity, motor_id, custom_ingredients: [] }
    })
  }

  async quote(quantity = 1, names: readonly string[] = ['Sea salt chips']) {
    const body = { items: await this.items(names, quantity) }
    return this.call<Schemas['Quote']>('POST', `/v1/vending-machine/${machineId}/cart/validate`, body)
  }

  orderPath = (orderId = '') =>
    `/v1/users/${this.userId}/vending-machine/${machineId}/orders${orderId && `/${orderId}`}`

  private async order(names: readonly string[], quantity: number, payment_method: 'Wallet' | 'Card') {
    const { total_amount, net_payable_amount, offer_id } = await this.quote(quantity, names)
    const body = {
      user_id: this.userId,
      vending_machine_id: machineId,
      products: await this.items(names, quantity),
      payment_method,
      source_id: null,
      total_amount,
      net_payable_amount,
      ...(net_payable_amount !== total_amount && { offer_id }),
    }
    const key = randomUUID()
    const received = await this.call<Schemas['OrderReceived']>('POST', this.orderPath(), body, {
      'Idempotency-Key': key,
    })
    return { ...received, key, request: body }
  }

  /** The record of a payment by card that was started and never finished. */
  async openAttempt() {
    const names = ['Sea salt chips']
    const [quote, lines] = [await this.quote(), await this.cart(names)]
    const { order_id: orderId, key: idempotencyKey, request } = await this.order(names, 1, 'Card')
    return { idempotencyKey, orderId, request, quote, lines, startedAt: new Date().toISOString() }
  }

  /** Posts a form of a payment provider's page. */
  private post(path: string, fields: Record<string, string>) {
    const headers = { 'x-mock-world': this.name }
    const body = new URLSearchParams(fields)
    return fetch(this.server + path, { method: 'POST', headers, body, redirect: 'manual' })
  }

  /** The card provider decides, and tells the server itself. Returns the fields that it also gives to the browser. */
  async decideByCard(fields: Record<string, string>, decision: 'approve' | 'decline') {
    const result = hiddenFields(await (await this.post('/providers/card/decide', { ...fields, decision })).text())
    await this.post('/payments/card/webhook', result)
    return result
  }

  /** Approves the payment that waits in the customer's UPI app, if one does. */
  async approveInApp() {
    const page = await (await fetch(`${this.server}/providers/upi`, { headers: { 'x-mock-world': this.name } })).text()
    const fields = hiddenFields(page)
    if (Object.keys(fields).length > 0) await this.post('/providers/upi/decide', { ...fields, decision: 'approve' })
  }

  /** Orders one of each and pays on the card provider's page. Returns the order's id and the address of the return. */
  async returnedByCard(names: readonly string[]) {
    const { order_id, payment } = await this.order(names, 1, 'Card')
    if (payment.kind !== 'form_post') throw new Error(`A card payment is of kind ${payment.kind}`)
    const page = await (await this.post('/providers/card/decide', { ...payment.fields, decision: 'approve' })).text()
    const action = new URL(/action="(.+?)"/.exec(page)?.[1] ?? '')
    const { headers } = await this.post(action.pathname, hiddenFields(page))
    const { pathname, search, hash } = new URL(headers.get('location') ?? '')
    return { id: order_id, address: pathname + search + hash }
  }

  paidByCard = async (names: readonly string[]) => (await this.returnedByCard(names)).id

  /** Orders two packs, or one of each name, and pays by wallet. */
  async paidOrder(names?: readonly string[]) {
    return (await this.order(names ?? ['Sea salt chips'], names ? 1 : 2, 'Wallet')).order_id
  }

  /** Refunds what a past order lacked to the card that paid for it. Returns the order's id. */
  async refundToCard() {
    const orders = await this.call<Schemas['Order'][]>(
      'GET',
      `/v1/users/${this.userId}/vending-machine/-1/orders?pageOff=true`,
    )
    const order = orders.find((each) => each.refundable_amount > 0 && each.payment_method === 'Card')
    await this.call('POST', '/v1/refunds', { order_id: order?.id, mode: 'source' })
    return order?.id ?? ''
  }

  /** A past order with undispensed items and no refund yet. */
  async refundable() {
    const path = `/v1/users/${this.userId}/vending-machine/-1/orders?pageOff=true&status=Failed,Partially-Dispensed`
    const order = (await this.call<Schemas['Order'][]>('GET', path)).find(({ refund }) => !refund)
    if (!order) throw new Error('No order to refund')
    return order.id
  }
}
