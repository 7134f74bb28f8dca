import { balanceOf, companyLedgerOf, ledgerOf } from '../orders/ledger.ts'
import { toMajor } from '../orders/money.ts'
import { refuse } from '../refusal.ts'
import { betweenPages } from '../world/mishaps.ts'
import type { LedgerEntry } from '../world/state.ts'
import { type Call, type Handlers, ownPath, pageOf, registered } from './handler.ts'

type Filters = Call<'listWalletTransactions'>['params']

/** Newest first; of those booked at one instant the last. */
function filtered(entries: LedgerEntry[], { keyword = '', fromDate, toDate, type, order }: Omit<Filters, 'userId'>) {
  const rows = entries
    .filter((entry) => entry.description.toLowerCase().includes(keyword.toLowerCase()))
    .filter((entry) => !type || entry.type === type)
    .filter(
      ({ created_at }) =>
        (!fromDate || created_at.slice(0, 10) >= fromDate) && (!toDate || created_at.slice(0, 10) <= toDate),
    )
    // Booked in the order of time: of those at one instant the last comes first.
    .reverse()
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
  return order === 'ASC' ? rows.reverse() : rows
}

const inr = (minor: number) => ({ data: { balance: toMajor(minor), currency: 'INR' } })

/** The company wallet of a location, for a customer who belongs to it. */
function companyEntries(call: {
  world: Call<'getLocationWallet'>['world']
  caller: Call<'getLocationWallet'>['caller']
  params: { locationId: string }
}) {
  const location = call.world.state.customers.get(registered(call).userId)?.location
  if (location?.clientLocation.id !== call.params.locationId)
    refuse(404, 'FOUND_4040', 'We could not find that wallet.')
  return companyLedgerOf(call.world, call.params.locationId)
}

export const walletsHandlers: Handlers = {
  getWalletBalance: (call) => {
    const { userId } = ownPath(call)
    registered(call)
    return inr(balanceOf(ledgerOf(call.world, userId)))
  },

  getCompanyWalletBalance: (call) => {
    ownPath(call)
    return inr(balanceOf(companyEntries(call)))
  },

  getLocationWallet: (call) => {
    ownPath(call)
    const location = call.world.state.customers.get(registered(call).userId)?.location
    return { data: location ?? refuse(404, 'FOUND_4040', 'There is no company wallet for you.') }
  },

  listWalletTransactions: (call) => {
    const { userId } = ownPath(call)
    registered(call)
    return pageOf(filtered(ledgerOf(call.world, userId), call.params), call.params)
  },

  listCompanyWalletTransactions: (call) => {
    const entries = companyEntries(call)
    if (call.params.page === 2) betweenPages(call.world, entries)
    return pageOf(filtered(entries, call.params), call.params)
  },
}
