/** Converts an order record to an order of the API. */
import type { OrderItemRecord, OrderRecord, Schema } from '../../seeds/records.ts'
import { instant, toMajor } from '../../seeds/units.ts'
import { machineRecord } from '../machines.ts'
import type { World } from '../world.ts'
import { completedAt, isActive, itemStatus, lostItems, refundable, statusOf } from './life-cycle.ts'
import { depositAmount, lineAmounts } from './pricing.ts'
import { refundResponse } from './refund.ts'

export function orderResponse(world: World, order: OrderRecord): Schema<'Order'> {
  const status = statusOf(world, order)
  const ended = completedAt(world, order)
  const refund = order.refund && refundResponse(world, order)
  const { location, opening_hours, ...machine } = machineRecord(world, order.machineId).machine
  return {
    id: order.id,
    order_number: order.number,
    user_id: order.userId,
    idempotency_key: order.idempotencyKey,
    status,
    is_active: isActive(world, order),
    is_deleted: false,
    machine,
    items: lostItems(world, order).map(({ item, amount }) => ({
      id: item.id,
      product_id: item.product.id,
      name: item.product.name,
      image_url: item.product.image_url,
      quantity: item.quantity,
      dispensed_quantity: item.taken,
      price: toMajor(item.price),
      ...lineAmounts(world, item),
      ...(!world.scenario.isPlain && { refundable_amount: toMajor(amount) }),
      ...(item.product.hsn_code && { hsn_code: item.product.hsn_code }),
      motor_id: item.motorId,
      slot_label: item.slotLabel,
      ...itemStatus(world, order, item),
      custom_ingredients: item.customIngredients,
      ...customizedIngredient(item),
      ...(item.rating !== undefined && { rating: item.rating }),
      ...(item.isInReview && { in_review: true }),
    })),
    payment_method: order.method,
    total_amount: toMajor(order.total),
    ...depositAmount(order.deposit),
    discount_amount: toMajor(order.discount),
    net_payable_amount: toMajor(order.net),
    currency: world.place.currency,
    ...(order.taxes.length > 0 && { taxes: order.taxes }),
    refundable_amount: toMajor(refundable(world, order)),
    ...(order.offerId && { offer_id: order.offerId }),
    ...(order.minAge !== undefined && { min_age: order.minAge }),
    ...(world.place.hasTaxInvoices && !world.scenario.isPlain && order.paidAt !== undefined && invoiceOf(order)),
    ...(status === 'Pending' && {
      payment_progress: order.confirmAt === undefined ? ('open' as const) : ('confirming' as const),
    }),
    ...(status === 'Cancelled' && order.cancelReason && { cancel_reason: order.cancelReason }),
    created_at: instant(order.createdAt),
    ...(order.paidAt !== undefined && { paid_at: instant(order.paidAt) }),
    ...(order.dispenseStartedAt !== undefined && { dispense_started_at: instant(order.dispenseStartedAt) }),
    ...(ended !== undefined && { completed_at: instant(ended) }),
    ...(order.rating !== undefined && { rating: order.rating }),
    ...(refund && { refund: refundOf(refund) }),
  }
}

/** At most 16 characters, by financial year. */
const invoiceOf = ({ number }: OrderRecord) => ({ invoice_number: `26-27/${number}` })

function customizedIngredient({ product, customIngredients: [choice] }: OrderItemRecord) {
  const found = product.recipe_ingredients.find(({ ingredient_id }) => ingredient_id === choice?.ingredient_id)
  return found && { customized_ingredient: { name: found.name, max_count: found.max_count } }
}

/** The fields that are not in the order itself. */
function refundOf(response: Schema<'Refund'>): Schema<'OrderRefund'> {
  const { order_id, order_number, machine_name, created_at, processed_at, summary, ...refund } = response
  return refund
}

/** Newest first; orders created at the same time in reverse order of creation. */
export const ordersOf = (world: World, userId: string) =>
  [...world.state.orders.values()]
    .filter((order) => order.userId === userId)
    .reverse()
    .sort((a, b) => b.createdAt - a.createdAt)
