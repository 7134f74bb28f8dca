/** What has happened before the backend starts: Asha, her wallets, her card, and three pages of every list. */
import { book } from './ledger.ts'
import { instant, type Order, type Refund, type World } from './world.ts'

const day = 86_400_000
const asha = 'usr-asha'
const location = 'loc-01'
const methods = ['Wallet', 'CompanyWallet', 'Card', 'MealCard'] as const
const history = 56

/** How far back orders lie: one every two days. */
const whenMade = (now: number, index: number) => now - (history - index) * 2 * day

/** A past order of two kinds of unit: every second one lost something and was refunded. */
function pastOrder(world: World, index: number): Order {
  const at = whenMade(world.now(), index)
  const isLost = index % 2 === 0
  const dispensed = isLost && index % 4 === 0 ? 0 : 1
  const amount = dispensed === 0 ? 7750 : 4250
  const mode = index % 8 < 4 ? 'source' : 'wallet'
  const method = methods[index % methods.length] ?? 'Card'
  const isBooked = mode === 'wallet' || method === 'Wallet' || method === 'CompanyWallet'
  const made = at + 5 * 60_000
  const refund: Refund = {
    id: world.nextId('ref'),
    mode,
    amount,
    isFull: dispensed === 0,
    at: made,
    processedAt: isBooked ? made : made + day,
  }
  const line = (productId: string, motorId: string, price: number, out: number) => {
    const id = world.nextId('itm')
    return { id, productId, motorId, price, quantity: 1, dispensed: out, failed: 1 - out, ingredients: [] }
  }
  return {
    id: world.nextId('ord'),
    number: `R-${1000 + index}`,
    userId: asha,
    machineId: 'VM-1001',
    method,
    items: [line('prd-pepper-crisps', 'm11', 3500, dispensed), line('prd-date-bar', 'm12', 4250, isLost ? 0 : 1)],
    total: 7750,
    net: 7750,
    createdAt: at,
    paidAt: at,
    startedAt: at + 60_000,
    endedAt: at + 64_000,
    isReleased: false,
    ...(isLost && { refund }),
    payment: { kind: 'none' },
  }
}

function bookPast(world: World, order: Order) {
  const { method, refund } = order
  const paidFrom = method === 'Wallet' ? asha : location
  const description = `Order ${order.number} at Lobby snacks`
  if (method === 'Wallet' || method === 'CompanyWallet')
    book(world, paidFrom, { type: 'debit', amount: order.net, description, orderId: order.id }, order.createdAt)
  if (!refund) return
  const isCompany = refund.mode === 'source' && method === 'CompanyWallet'
  const credit = {
    type: 'credit' as const,
    amount: refund.amount,
    description: `Refund of order ${order.number}`,
    orderId: order.id,
  }
  if (isCompany || refund.mode === 'wallet' || method === 'Wallet')
    book(world, isCompany ? location : asha, credit, refund.at)
}

/** Orders that can still be refunded, and one that was never paid. */
function openEnds(world: World) {
  const hour = 60 * 60_000
  const failed = pastOrder(world, 0)
  const partly = pastOrder(world, 2)
  const unpaid = pastOrder(world, 3)
  for (const order of [failed, partly, unpaid]) {
    const at = world.now() - (10 - world.orders.size + history) * hour
    Object.assign(order, { method: 'Card', number: `R-${1000 + world.orders.size}` })
    Object.assign(order, { createdAt: at, paidAt: at, startedAt: at + 60_000, endedAt: at + 64_000 })
    delete order.refund
    world.orders.set(order.id, order)
  }
  unpaid.cancelledAt = unpaid.createdAt + 60_000
  delete unpaid.paidAt
  delete unpaid.startedAt
  delete unpaid.endedAt
  for (const item of unpaid.items) item.dispensed = 0
}

export function seed(world: World) {
  const start = whenMade(world.now(), 0) - 2 * day
  const profile = {
    id: asha,
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    country_code: '+91',
    date_of_birth: '1994-03-08',
    gender: 'female',
    created_at: instant(start),
  }
  world.customers.set(asha, { profile, isNew: false, locationId: location })
  world.cards.set(asha, [
    {
      source_id: 'src-0001',
      card_type: 'meal_card',
      name: 'Office meal card',
      card_no: '****4242',
      description: 'Valid until December 2029',
    },
  ])
  for (const owner of [asha, location]) {
    book(world, owner, { type: 'credit', amount: 200_000, description: 'Opening balance' }, start)
    for (let index = 1; index <= 12; index += 1)
      book(world, owner, { type: 'credit', amount: 10_000, description: 'Money added' }, start + index * 60_000)
  }
  for (let index = 0; index < history; index += 1) {
    const order = pastOrder(world, index)
    world.orders.set(order.id, order)
    bookPast(world, order)
  }
  openEnds(world)
}
