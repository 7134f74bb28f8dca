// @ts-check
/** What a world holds now: machines with their switches, stock, orders, wallets, its clock. */
import { byId, empty, fill, make, makeTable } from './elements.js'

/** @typedef {import('./switches.js').Look} Look */
/** @typedef {import('./switches.js').Stock} Stock */

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

const machines = byId('machines', 'ul')
const stockOf = byId('stock-of', 'select')

/**
 * @param {Look['machines'][number]} machine
 * @param {(id: string, isOnline: boolean) => void} onSwitch
 */
function drawMachine({ id, name }, onSwitch) {
  const input = document.createElement('input')
  input.type = 'checkbox'
  input.setAttribute('role', 'switch')
  input.addEventListener('change', () => onSwitch(id, input.checked))
  const text = make('span', '', `${id} ${name}`, make('small', ''))
  return make('li', '', make('label', 'switch', text, input))
}

/**
 * Machines stay the same elements, so that a switch keeps the focus.
 * @param {Look} state
 * @param {(id: string, isOnline: boolean) => void} onSwitch
 */
function showMachines(state, onSwitch) {
  fill(
    machines,
    state.machines.map(({ id }) => id),
    () => state.machines.map((machine) => drawMachine(machine, onSwitch)),
  )
  fill(
    stockOf,
    state.machines.map(({ id }) => id),
    () => state.machines.map(({ id, name }) => new Option(`${id} ${name}`, id)),
  )
  state.machines.forEach(({ online_status, units }, index) => {
    const row = machines.children[index]
    const [input, note] = [row?.querySelector('input'), row?.querySelector('small')]
    if (input) input.checked = online_status === 'online'
    if (note) note.textContent = `${online_status} · ${units} to sell`
  })
}

/** @param {Look['orders']} orders */
function showOrders(orders) {
  fill(byId('orders', 'div'), orders, () => {
    if (orders.length === 0) return [empty('None yet.')]
    const newestFirst = orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const rows = newestFirst.map(({ number, id, status, method, net, machineId, items }) => {
      const things = items.map((item) => `${item.taken}/${item.quantity} ${item.id}`).join(', ')
      const kind = ['Failed', 'Cancelled'].includes(status) ? 'bad' : status === 'Dispensed' ? '' : 'warn'
      return [
        make('div', '', number, make('small', '', id)),
        make('div', '', make('span', `badge ${kind}`, status), make('small', '', `${machineId}: ${things}`)),
        make('div', '', money.format(net / 100), make('small', '', method)),
      ]
    })
    return [makeTable(['Order', 'State, units out', 'Paid by#'], rows)]
  })
}

/** @param {Look['wallets']} wallets */
function showWallets(wallets) {
  fill(byId('wallets', 'dl'), wallets, () =>
    wallets.map(({ id, balance }) => make('div', '', make('dt', '', id), make('dd', '', money.format(balance)))),
  )
}

/**
 * @param {Look} state
 * @param {(id: string, isOnline: boolean) => void} onSwitch
 */
export function showState(state, onSwitch) {
  byId('now', 'dd').textContent = clock.format(new Date(state.now))
  byId('streams', 'dd').textContent = String(state.streams)
  byId('declines', 'p').textContent =
    state.declines === 0 ? 'Payments on a provider’s page go through.' : `Payments to be declined: ${state.declines}.`
  showMachines(state, onSwitch)
  showOrders(state.orders)
  showWallets(state.wallets)
}

export const stockMachine = () => stockOf.value

/** @param {NonNullable<Stock>} slots */
export function showStock(slots) {
  fill(byId('stock', 'div'), slots, () => [
    makeTable(
      ['Slot', 'Product', 'To sell#'],
      slots.map(({ slot, product, units }) => [slot, product ?? '(empty)', String(units)]),
    ),
  ])
}
