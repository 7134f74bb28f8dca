// @ts-check
/** Shows a world: its clock, forced faults, requests, machines, stock, orders and wallets. */
import { byId, fill, make, makeTable } from './elements.js'

/** @typedef {import('../../world-state.ts').WorldState} WorldState */
/** @typedef {import('../../world-state.ts').Stock} Stock */
/** @typedef {import('../../../world/journal.ts').Entry} Entry */

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

const machines = byId('machines', 'ul')
const outcomes = { stream: 'stream', silence: 'no response', drop: 'dropped', left: 'client left', waiting: 'waiting' }

/** @param {WorldState['forced'][number]} forced */
function describeFault({ operationId, error, effect, times }) {
  const parts = []
  if (error) parts.push(`${error.status} ${error.code}`)
  if (effect === 'drop') parts.push('connection dropped')
  if (effect === 'cut') parts.push('stream cut')
  if (typeof effect === 'object') parts.push(`${effect.latency} ms late`)
  return `${operationId}: ${parts.join(', ')}, ${times === 1 ? 'next call' : `next ${times} calls`}`
}

/** @param {Entry} entry */
function drawRequest({ at, method, path, operationId, outcome, status, ms, forced, violations }) {
  const problems = [
    ...violations.request.map((why) => `Request: ${why}`),
    ...violations.response.map((why) => `Response: ${why}`),
  ]
  const isGood = outcome === 'stream' || (outcome === 'answered' && status < 400)
  const result = outcome === 'answered' ? String(status) : outcomes[outcome]
  const verdict = problems.length > 0 ? 'not valid' : status === 0 ? 'not checked' : 'request and response are valid'
  const about = [operationId ?? 'no such operation', ...(forced ? ['forced'] : []), verdict]
  const when = `${outcome === 'waiting' ? '…' : `${ms} ms`} · ${time.format(new Date(at))}`
  return make(
    'li',
    '',
    make('b', isGood ? 'good' : 'bad', result),
    make('code', '', ` ${method} ${path}`),
    make('small', '', about.join(' · '), make('br', ''), when),
    ...problems.map((problem) => make('small', 'bad', problem)),
  )
}

/** @param {Entry[]} requests */
export function showRequests(requests) {
  fill(byId('requests', 'div'), requests, () =>
    requests.length === 0 ? ['None yet. Open the app in this world.'] : [make('ol', '', ...requests.map(drawRequest))],
  )
}

/**
 * Reuses the row elements, so a switch keeps the focus.
 * @param {WorldState['machines']} states
 * @param {(id: string, isOnline: boolean) => void} onSwitch
 */
function showMachines(states, onSwitch) {
  const names = states.map(({ id, name }) => ({ id, name }))
  fill(byId('stock-of', 'select'), names, () => names.map(({ id, name }) => new Option(`${id} ${name}`, id)))
  fill(machines, names, () =>
    names.map(({ id, name }) => {
      const input = document.createElement('input')
      input.type = 'checkbox'
      input.setAttribute('role', 'switch')
      input.addEventListener('change', () => onSwitch(id, input.checked))
      return make('li', '', make('label', '', input, make('span', '', `${id} ${name}`, make('small', ''))))
    }),
  )
  for (const [index, { online_status, units }] of states.entries()) {
    const row = machines.children[index]
    const [input, note] = [row?.querySelector('input'), row?.querySelector('small')]
    if (input) input.checked = online_status === 'online'
    if (note) note.textContent = `${online_status} · ${units} in stock`
  }
}

/** @param {WorldState['orders'][number]} order */
function orderRow({ number, id, status, method, price, machineId, items }) {
  const units = items.map((item) => `${item.taken}/${item.quantity} ${item.id}`).join(', ')
  const isBad = ['Failed', 'Cancelled', 'Partially-Dispensed'].includes(status)
  const className = isBad ? 'bad' : status === 'Dispensed' ? 'good' : ''
  return [
    make('span', '', number, make('small', '', id)),
    make('span', '', make('b', className, status), make('small', '', `${machineId}: ${units}`)),
    make('span', '', price, make('small', '', method)),
  ]
}

/**
 * @param {WorldState} state
 * @param {(id: string, isOnline: boolean) => void} onSwitch
 */
export function showState({ now, streams, declines, forced, machines, orders, wallets }, onSwitch) {
  byId('now', 'dd').textContent = clock.format(new Date(now))
  byId('streams', 'dd').textContent = String(streams)
  byId('declines', 'p').textContent = declines === 0 ? 'Payments go through.' : `Payments to be declined: ${declines}.`
  fill(byId('forced', 'ul'), forced, () =>
    forced.length === 0
      ? [make('li', '', 'None. Calls get normal responses.')]
      : forced.map((each) => make('li', '', describeFault(each))),
  )
  showMachines(machines, onSwitch)
  fill(byId('orders', 'div'), orders, () => {
    const newestFirst = orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    return [makeTable(['Order', 'Status, units dispensed', 'Payment'], newestFirst.map(orderRow))]
  })
  fill(byId('wallets', 'dl'), wallets, () =>
    wallets.flatMap(({ id, price }) => [make('dt', '', id), make('dd', '', price)]),
  )
}

/** @param {Stock} slots */
export function showStock(slots) {
  fill(byId('stock', 'div'), slots, () => [
    makeTable(
      ['Slot', 'Product', 'In stock'],
      slots.map(({ slot, product, units }) => [slot, product ?? '(empty)', String(units)]),
    ),
  ])
}
