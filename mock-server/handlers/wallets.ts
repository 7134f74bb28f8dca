/** Wallets, and the transactions of wallets and orders. */
import { balanceOf, summaryOf } from '../seeds/ledgers.ts'
import type { LedgerEntry, OrderRecord, Schema } from '../seeds/records.ts'
import { instant, toMajor } from '../seeds/units.ts'
import { payBetweenPages } from '../world/fault-scenarios.ts'
import { machineName } from '../world/machines.ts'
import { ledgerOf, locationOf } from '../world/orders/ledger.ts'
import { statusOf } from '../world/orders/life-cycle.ts'
import { ordersOf } from '../world/orders/order-response.ts'
import { refuse } from '../world/refusal.ts'
import type { Caller } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { type Call, foundIn, type Handlers, registered } from './handler.ts'

type Filters = Omit<Call<'listWalletTransactions'>['params'], 'userId'>

/** One page of the entries that match the filters. Days are in the time zone of the place. */
function listed({ place }: World, entries: LedgerEntry[], params: Filters) {
  const { fromDate, toDate, type } = params
  // This locale formats days as in ISO 8601.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: place.timeZone })
  const dayOf = ({ created_at }: LedgerEntry) => days.format(new Date(created_at))
  const rows = entries
    .filter((entry) => !type || entry.type === type)
    .filter((entry) => !fromDate || dayOf(entry) >= fromDate)
    .filter((entry) => !toDate || dayOf(entry) <= toDate)
  // Entries are stored oldest first.
  return foundIn(rows.reverse(), params, ({ description }) => description)
}

const balance = ({ place }: World, entries: LedgerEntry[]) => ({
  data: { balance: toMajor(balanceOf(entries)), currency: place.currency },
})

/** The company wallet of a location, if the customer belongs to the location. */
function companyEntries(call: { world: World; caller: Caller; params: { locationId: string } }) {
  const location = locationOf(call.world, registered(call).userId)
  if (location?.clientLocation.id !== call.params.locationId) refuse(404, 'FOUND_4040', 'We couldn’t find that wallet.')
  return ledgerOf(call.world, call.params.locationId)
}

const transactionOf = (world: World, order: OrderRecord): Schema<'OrderTransaction'> => ({
  id: `txr-${order.id}`,
  order_id: order.id,
  order_number: order.number,
  vending_machine_id: order.machineId,
  machine_name: machineName(world, order.machineId),
  summary: summaryOf(order).slice(0, 300),
  item_count: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  image_url: order.items[0]?.product.image_url ?? '/',
  amount: toMajor(order.net),
  currency: world.place.currency,
  payment_method: order.method,
  status: statusOf(world, order),
  created_at: instant(order.createdAt),
})

export default {
  getWalletBalance: (call) => balance(call.world, ledgerOf(call.world, registered(call).userId)),

  getCompanyWalletBalance: (call) => balance(call.world, companyEntries(call)),

  getLocationWallet: (call) => ({
    data: locationOf(call.world, registered(call).userId) ?? refuse(404, 'FOUND_4040', 'You have no company wallet.'),
  }),

  listWalletTransactions: (call) => listed(call.world, ledgerOf(call.world, registered(call).userId), call.params),

  listCompanyWalletTransactions: (call) => {
    const entries = companyEntries(call)
    if (call.params.page === 2) payBetweenPages(call.world, entries)
    return listed(call.world, entries, call.params)
  },

  listOrderTransactions: ({ world, params, caller }) => {
    const rows = ordersOf(world, caller.userId).map((order) => transactionOf(world, order))
    return foundIn(rows, params, (row) => `${row.order_number} ${row.machine_name} ${row.summary}`)
  },
} satisfies Handlers
