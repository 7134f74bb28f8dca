/** Sample records for tests. */
import { configuredBase } from '#shared/api/call-headers.ts'
import type { CartLine } from '../cart/lines.ts'
import { type Attempt, type Checkout, type Quote, startAttempt } from './attempt.ts'
import type { Order, OrderItem } from './order-state.ts'

export const sampleItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  id: 'itm-1',
  product_id: 'prd-chips',
  name: 'Sea salt chips',
  image_url: '/media/products/prd-chips.webp',
  quantity: 2,
  dispensed_quantity: 0,
  price: 35,
  motor_id: 'm11',
  slot_label: 'A1',
  status: 'Pending',
  custom_ingredients: [],
  ...changes,
})

export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'ord-1',
  order_number: 'A-1001',
  user_id: 'gst-1',
  status: 'Paid',
  is_active: true,
  is_deleted: false,
  machine: {
    id: 'VM-1001',
    name: 'Lobby snacks',
    place: { name: 'Harbour Tower', address: '12 Dock Road, Mumbai' },
    machine_type: 'Vending',
  },
  items: [sampleItem()],
  payment_method: 'Card',
  total_amount: 70,
  discount_amount: 0,
  net_payable_amount: 70,
  refundable_amount: 70,
  created_at: '2026-11-02T09:00:00Z',
  ...changes,
})

export const sampleQuoteItem = (changes: Partial<Quote['items'][number]> = {}): Quote['items'][number] => ({
  product_id: 'prd-chips',
  motor_id: 'm11',
  price: 35,
  quantity: 2,
  removedQty: 0,
  outOfStockItem: false,
  custom_ingredients: [],
  ...changes,
})

export const sampleLine = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 'prd-chips',
  cartQty: 2,
  selectedSugar: 0,
  motor_id: 'm11',
  outOfStockItem: false,
  removedQty: 0,
  product: {
    id: 'prd-chips',
    name: 'Sea salt chips',
    mrp: 35,
    category: { id: 'cat-chips', name: 'Chips' },
    offers: [],
    recipe_ingredients: [],
    motor_id: 'm11',
    image_url: '/media/products/prd-chips.webp',
  },
  ...changes,
})

export const sampleCheckout = (changes: Partial<Checkout> = {}): Checkout => ({
  userId: 'gst-1',
  machineId: 'VM-1001',
  quote: {
    cart_id: 'cart-1',
    items: [sampleQuoteItem()],
    total_amount: 70,
    discount_amount: 0,
    net_payable_amount: 70,
  },
  lines: [sampleLine()],
  method: 'Card',
  sourceId: null,
  ...changes,
})

export const sampleAttempt: Attempt = startAttempt(
  sampleCheckout(),
  'key-0000000000000001',
  configuredBase(),
  new Date(0),
)
