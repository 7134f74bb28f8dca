/** The personal and the company wallet: balance and entries. */
import { warehouseId } from './auth.ts'
import { balanceOf, ledgerOf } from './ledger.ts'
import { type Call, type Operation, operation, registered } from './operation.ts'
import { listed, notFound, notYours, ok, type Paging } from './reply.ts'
import * as shapes from './shapes.ts'
import { type Entry, instant, major } from './world.ts'

/** The signed-in customer, whom the path must name. */
function own({ params, ...call }: Pick<Call, 'params' | 'caller' | 'world'>): string {
  const { userId } = registered(call)
  if (params.userId !== userId && !call.world.has('wallets-of-others-shown')) notYours()
  return params.userId ?? ''
}

/** The company's location of a customer; refuses another location or warehouse. */
function locationOf({ world, params }: Pick<Call, 'params' | 'world'>, userId: string): string {
  const location = world.customers.get(userId)?.locationId
  const isHere = params.warehouseId === warehouseId && (params.locationId ?? location) === location
  return location && isHere ? location : notFound('company wallet')
}

const balance = (amount: number) => ok({ balance: major(amount), currency: 'INR' })

const row = (entry: Entry) => ({
  id: entry.id,
  type: entry.type,
  amount: major(entry.amount),
  balance_after: major(entry.after),
  description: entry.description,
  ...(entry.orderId && { order_id: entry.orderId }),
  created_at: instant(entry.at),
})

interface LedgerQuery extends Paging {
  keyword?: string
  order?: 'ASC' | 'DESC'
  fromDate?: string
  toDate?: string
  type?: string
}

function entries({ world, query }: Call<unknown, LedgerQuery>, owner: string) {
  const { keyword = '', fromDate = '0', toDate = '9', type, order } = query
  const isFrom = (day: string) => (world.has('from-date-leaves-its-day-out') ? day > fromDate : day >= fromDate)
  const rows = ledgerOf(world, owner)
    .map(row)
    .filter(
      ({ description }) =>
        description.toLowerCase().includes(keyword.toLowerCase()) &&
        !(keyword && world.has('ledger-keyword-finds-nothing')),
    )
    .filter((entry) => world.has('wallet-type-filter-ignored') || !type || entry.type === type)
    .filter(({ created_at }) => isFrom(created_at.slice(0, 10)) && created_at.slice(0, 10) <= toDate)
  return listed(order === 'ASC' && !world.has('wallet-order-ignored') ? rows : rows.reverse(), query)
}

const locations = '/v1/country-warehouse/{warehouseId}/client-locations'
const ledger = { query: shapes.ledgerQuery }
export const walletOperations: Operation[] = [
  operation('getWalletBalance', 'GET /v1/wallets/{userId}/balance', {}, (call) =>
    balance(balanceOf(call.world, own(call))),
  ),
  operation('getCompanyWalletBalance', `GET ${locations}/{locationId}/users/{userId}/balance`, {}, (call) =>
    balance(balanceOf(call.world, locationOf(call, own(call)))),
  ),
  operation('getLocationWallet', `GET ${locations}/user/{userId}/location-wallet`, {}, (call) => {
    const id = locationOf(call, own(call))
    return ok({ clientLocation: { id, name: 'Harbour Tower' }, wallet: { id: `wal-${id}` } })
  }),
  operation<unknown, LedgerQuery>('listWalletTransactions', 'GET /v1/transactions/users/{userId}', ledger, (call) =>
    entries(call, own(call)),
  ),
  operation<unknown, LedgerQuery>(
    'listCompanyWalletTransactions',
    `GET ${locations}/{locationId}/wallet-transactions/`,
    ledger,
    (call) => entries(call, locationOf(call, registered(call).userId)),
  ),
]
