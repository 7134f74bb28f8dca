/** A world of its own on the mock server for each cell, brought to where the cell begins by calls, not by taps. */
import { createHash, randomUUID } from 'node:crypto'
import type { components } from '#generated/types.ts'
import { ports } from '../e2e/support/ports.ts'

type Schemas = components['schemas']
interface MockState {
  calls: Record<string, number>
  orders: { id: string; status: string; method: string; net: number; userId: string }[]
  wallets: { id: string; balance: number }[]
}

export const mock = `http://localhost:${ports.mock}`
export const machineId = 'VM-1001'
const verifier = 'v'.repeat(43)
let count = 0

export class World {
  readonly name: string
  readonly deviceId = randomUUID()
  userId = ''
  tokens: Schemas['Tokens'] | undefined
  constructor(scenario = 'ordinary') {
    this.name = `${scenario}--faults-${process.pid}-${++count}`
  }

  get origin() {
    return `http://${this.name}.localhost:${ports.app}`
  }

  /** The answer's `data`. Throws where the mock refuses: then the scene is wrong, not the app. */
  async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(mock + path, {
      method,
      headers: {
        'x-mock-world': this.name,
        client_id: 'customer-web',
        device_id: this.deviceId,
        'X-Request-Id': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(this.tokens && { authorization: `Bearer ${this.tokens.accessToken}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { data: T }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return path.startsWith('/v1') ? answer.data : (answer as T)
  }

  state = () => this.call<MockState>('GET', '/__mock/state')
  advance = (ms: number) => this.call('POST', '/__mock/clock', { ms })
  /** Orders made in this world, none of the seeds'. */
  newOrders = async () => (await this.state()).orders.filter(({ id }) => !id.startsWith('ord-past'))

  private keep(tokens: Schemas['Tokens']) {
    this.tokens = tokens
    this.userId = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString()).sub
  }

  private device = () => ({ device_type: 'web', device_id: this.deviceId })

  async signInGuest() {
    this.keep(await this.call('POST', '/v1/auth/guest-login', this.device()))
  }

  async signIn(phone = '9876543210') {
    const who = { phone, country_code: '+91' }
    const { ref_id } = await this.call<Schemas['OtpTicket']>('POST', '/v1/auth/get-otp', who)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const proof = { ...who, ref_id, otp: '123456', code_challenge, code_challenge_method: 'S256' }
    const { auth_code } = await this.call<Schemas['AuthCode']>('POST', '/v1/auth/verify-otp', proof)
    const exchange = { auth_code, code_verifier: verifier, ...this.device() }
    this.keep(await this.call('POST', '/v1/auth/access-token', exchange))
  }

  /** One pack of chips, as the app keeps it. */
  async cart(): Promise<Schemas['CartItem'][]> {
    const path = `/v1/customers/machines/${machineId}/products`
    const { inventories } = await this.call<Schemas['MachineProducts']>('GET', path)
    const product = inventories
      .flatMap(({ batches }) => batches)
      .find(({ product }) => /chips/.test(product.name))?.product
    if (!product) throw new Error('The machine has no chips')
    const { id, motor_id } = product
    return [{ id, product, cartQty: 1, selectedSugar: 0, motor_id, outOfStockItem: false, removedQty: 0 }]
  }

  private async item(quantity = 1) {
    const [line] = await this.cart()
    if (!line) throw new Error('The cart is empty')
    const { id, product, motor_id } = line
    return { product_id: id, price: product.mrp, quantity, motor_id, custom_ingredients: [] }
  }

  async quote(quantity = 1) {
    const body = { items: [await this.item(quantity)] }
    return this.call<Schemas['Quote']>('POST', `/v1/vending-machine/${machineId}/cart/validate`, body)
  }

  orderPath = (orderId = '') =>
    `/v1/users/${this.userId}/vending-machine/${machineId}/orders${orderId && `/${orderId}`}`

  /** Two packs, paid by wallet. */
  async paidOrder() {
    const { total_amount, net_payable_amount } = await this.quote(2)
    const body = {
      user_id: this.userId,
      vending_machine_id: machineId,
      products: [await this.item(2)],
      payment_method: 'Wallet',
      source_id: null,
      total_amount,
      net_payable_amount,
    }
    const key = { 'Idempotency-Key': randomUUID() }
    return (await this.call<Schemas['OrderReceived']>('POST', this.orderPath(), body, key)).order_id
  }

  /** A past order of which something did not come out, and whose money is still owed. */
  async refundable() {
    const path = `/v1/users/${this.userId}/vending-machine/-1/orders?pageOff=true&status=Failed,Partially-Dispensed`
    const order = (await this.call<Schemas['Order'][]>('GET', path)).find(({ refund }) => !refund)
    if (!order) throw new Error('No order to refund')
    return order.id
  }
}
