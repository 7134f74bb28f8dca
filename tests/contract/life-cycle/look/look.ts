/** Looks at what a step may have changed, and holds the rules against it. */
import { ask, type Reply } from '../ask.ts'
import { everyone, hold, holds, type Model, type Schema, type WalletName, type Who } from '../model.ts'
import type { OperationId } from '../rules.ts'
import { tokenOf } from '../session.ts'
import { lookAtStock, lookAtStream } from './goods.ts'
import { holdOrder } from './order-rules.ts'
import { lookAtWallet } from './wallets.ts'

const pageOff = { pageOff: 'true' }

export interface Views {
  /** Whose orders. */
  orders: Who[]
  stock?: boolean
  wallets?: boolean
  stream?: boolean
  /** History, refunds, pages, details. */
  lists?: boolean
}
export const everything: Views = { orders: everyone, stock: true, wallets: true, stream: true, lists: true }

/** The company's wallet moves by its own orders alone; a look at everything holds that. */
const walletsOf = ({ orders }: Model, views: Views): WalletName[] =>
  views === everything || orders.some(({ body }) => body.payment_method === 'CompanyWallet')
    ? ['own', 'company']
    : ['own']

export async function look(model: Model, views: Views) {
  // Signing in may move the clock; within one look it stands still.
  for (const who of everyone) await tokenOf(model, who)
  model.seen.at = model.target.now()
  for (const who of views.orders)
    if (views === everything || ofWho(model, who).length > 0) await lookAtOrders(model, who)
  if (views.stock) await lookAtStock(model)
  if (views.wallets) for (const name of walletsOf(model, views)) await lookAtWallet(model, name)
  if (views.stream) await lookAtStream(model)
  if (views.lists) for (const who of views.orders) await lookAtLists(model, who)
}

const ofWho = (model: Model, who: Who) => model.orders.filter((known) => known.who === who)

function holdRows(model: Model, operation: OperationId, { data, total }: Reply<'listOrders'> | Reply<'listRefunds'>) {
  hold(model, { rule: 'total-counts-rows', operation, pointer: '/meta/total' }, total, data?.length)
}

async function lookAtOrders(model: Model, who: Who) {
  const mine = ofWho(model, who)
  const list = await ask(model, who, 'listOrders', { query: pageOff })
  if (!list.data) return
  holdRows(model, 'listOrders', list)
  model.seen.listed[who] = list.data.map(({ id }) => id)
  const rows = new Map(list.data.map((order) => [order.id, order]))
  if (model.target.isAlone) {
    const others = [...rows.keys()].filter((id) => !mine.some((known) => known.id === id))
    const strangers = others.filter((id) => model.orders.some((known) => known.id === id))
    hold(model, { rule: 'others-see-nothing', operation: 'listOrders', pointer: '/data' }, strangers, [])
    hold(
      model,
      { rule: 'one-key-one-order', operation: 'listOrders', pointer: '/data' },
      others.filter((id) => !strangers.includes(id)),
      [],
    )
  }
  for (const known of mine) {
    const order = rows.get(known.id)
    const claim = { rule: 'list-agrees-with-detail', operation: 'listOrders', pointer: `/data/${known.id}` } as const
    holds(model, claim, order !== undefined, 'the order', 'no such row')
    if (!order) continue
    holdOrder(model, known, order, model.seen.orders.get(known.id))
    model.seen.orders.set(known.id, order)
  }
}

/** Everything else that shows orders; what `lookAtOrders` has just seen is the measure. */
async function lookAtLists(model: Model, who: Who) {
  // Elsewhere units come out between two calls.
  const orders = ofWho(model, who)
    .flatMap(({ id }) => model.seen.orders.get(id) ?? [])
    .filter(({ status }) => model.target.isAlone || status !== 'In-Progress')
  if (orders.length === 0) return
  await lookAtDetail(model, who, orders.at(-1) as Schema<'Order'>)
  const history = await ask(model, who, 'listOrderTransactions', { query: pageOff })
  const refunds = await ask(model, who, 'listRefunds', { query: pageOff })
  holdRows(model, 'listRefunds', refunds)
  const row = (operation: OperationId, id: string) =>
    ({ rule: 'list-agrees-with-detail', operation, pointer: `/data/${id}` }) as const
  for (const { id, status, net_payable_amount, payment_method, items, refund } of orders) {
    const rows = history.data?.filter(({ order_id }) => order_id === id) ?? []
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    hold(
      model,
      row('listOrderTransactions', id),
      rows.map((each) => [each.status, each.amount, each.payment_method, each.item_count]),
      [[status, net_payable_amount, payment_method, count]],
    )
    const given = refunds.data?.filter(({ order_id }) => order_id === id) ?? []
    hold(
      model,
      row('listRefunds', id),
      given.map((each) => [each.id, each.kind, each.mode, each.status, each.amount]),
      refund ? [[refund.id, refund.kind, refund.mode, refund.status, refund.amount]] : [],
    )
  }
  const page = await ask(model, who, 'listOrders', { query: { page: '2', limit: '2' } })
  const claim = { rule: 'total-counts-rows', operation: 'listOrders' } as const
  const listed = model.seen.listed[who] ?? []
  hold(
    model,
    { ...claim, pointer: '/data' },
    page.data?.map(({ id }) => id),
    listed.slice(2, 4),
  )
  hold(model, { ...claim, pointer: '/meta/total' }, page.total, listed.length)
}

async function lookAtDetail(model: Model, who: Who, listed: Schema<'Order'>) {
  const params = { orderId: listed.id }
  const { data } = await ask(model, who, 'getOrder', { params })
  const claim = { rule: 'list-agrees-with-detail', operation: 'getOrder' } as const
  const names = new Set([...Object.keys(listed), ...Object.keys(data ?? {})]) as Set<keyof Schema<'Order'>>
  for (const name of names) hold(model, { ...claim, pointer: `/data/${name}` }, data?.[name], listed[name])
  const receipt = await ask(model, who, 'getReceipt', { params })
  hold(model, { rule: 'receipt-when-paid', operation: 'getReceipt' }, receipt.status, listed.paid_at ? 200 : 409)
}
