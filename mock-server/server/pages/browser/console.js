// @ts-check
/** The console: polls one world while the page is visible, and calls the controls under /__mock. */
import { byId } from './elements.js'
import { showRequests, showState, showStock } from './view.js'

/** @typedef {import('../../../world/forced.ts').DocumentedOperation} DocumentedOperation */

const pollInterval = 1000
const messageTime = 6000

const page = byId('console', 'div')
const statusLine = byId('status', 'p')

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clearing

/**
 * Success messages disappear after a while, errors stay until the next message.
 * @param {string} text
 */
function report(text, isError = false) {
  clearTimeout(clearing)
  if (text && !isError) clearing = setTimeout(() => report(''), messageTime)
  statusLine.textContent = text
  statusLine.className = isError ? 'bad' : 'good'
}

// World

/** A world's name is also a host label, as in `world/worlds.ts`. */
const usableName = /^(?!xn--)[a-z0-9-]{1,63}$/
const scenario = byId('scenario', 'select')
const nameField = byId('name', 'input')

const inUrl = new URLSearchParams(location.search).get('world')
const requestedWorld = (inUrl || page.dataset.world || 'default').toLowerCase()
const world = usableName.test(requestedWorld) ? requestedWorld : 'default'

/** @param {string} name */
const reportUnusable = (name) =>
  report(
    `“${name}” can’t be the name of a world: lowercase letters, digits and dashes, at most 63 with the scenario.`,
    true,
  )

function showWorld() {
  const [first = '', ...rest] = world.split('--')
  const isScenario = [...scenario.options].some(({ value }) => value !== '' && value === first)
  scenario.value = isScenario ? first : ''
  nameField.value = isScenario ? rest.join('--') : world === 'default' ? '' : world
  byId('world-name', 'dd').textContent = world
  const app = new URL(`${page.dataset.app}/`)
  if (world !== 'default') app.hostname = `${world}.${app.hostname}`
  byId('open-app', 'a').href = app.href
  if (world !== requestedWorld) reportUnusable(requestedWorld)
}

byId('world-form', 'form').addEventListener('submit', (event) => {
  event.preventDefault()
  const name = [scenario.value, nameField.value].filter((part) => part !== '').join('--') || 'default'
  if (usableName.test(name)) location.search = String(new URLSearchParams({ world: name }))
  else reportUnusable(name)
})

// Calls

/**
 * Rejects with the mock server's message.
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  const response = await fetch(`/__mock/${path}`, {
    method,
    headers: { 'x-mock-world': world, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message)
  return result
}

async function refresh() {
  const [state, { requests }] = await Promise.all([call('GET', 'state'), call('GET', 'requests')])
  showState(state, switchMachine)
  showRequests(requests)
  const { slots } = await call('GET', `stock/${encodeURIComponent(byId('stock-of', 'select').value)}`)
  showStock(slots)
}

/**
 * Makes a call, reports success or failure, and refreshes the page.
 * @param {string} success
 * @param {Parameters<typeof call>} request
 */
async function act(success, ...request) {
  try {
    await call(...request)
    report(success)
    await refresh()
  } catch (error) {
    report(error instanceof Error ? error.message : String(error), true)
  }
}

/**
 * @param {string} id
 * @param {boolean} isOnline
 */
function switchMachine(id, isOnline) {
  const online_status = isOnline ? 'online' : 'offline'
  act(`${id} is ${online_status}.`, 'POST', `machines/${encodeURIComponent(id)}`, { online_status })
}

/**
 * @param {string} id
 * @param {string} success
 * @param {Parameters<typeof call>} request
 */
const onPress = (id, success, ...request) =>
  byId(id, 'button').addEventListener('click', () => act(success, ...request))

onPress('reset', 'World reset.', 'POST', 'reset')
onPress('clear', 'All faults cleared.', 'DELETE', 'force')
onPress('decline', 'The next payment will be declined.', 'POST', 'decline')
for (const button of document.querySelectorAll('[data-ms]'))
  button.addEventListener('click', () =>
    act('Clock advanced.', 'POST', 'clock', { ms: Number(button.getAttribute('data-ms')) }),
  )
byId('stock-of', 'select').addEventListener('change', () => void refresh())

// Faults

const operation = byId('operation', 'select')
const fault = byId('fault', 'select')
const latency = byId('latency', 'input')

/** @type {{ operations: DocumentedOperation[] }} */
const { operations } = await call('GET', 'operations')

/** Lists the faults of the chosen operation. */
function offerFaults() {
  const { isStream = false, errors = [] } = operations.find((each) => each.operationId === operation.value) ?? {}
  fault.replaceChildren(
    ...errors.map(({ status, code, message }) => new Option(`${status} ${code}: ${message}`, `${status} ${code}`)),
    new Option('Normal response, delayed', 'delay'),
    new Option('Connection dropped after the operation', 'drop'),
    ...(isStream ? [new Option('Stream cut in the middle of a message', 'cut')] : []),
  )
  suggestDelay()
}

/** Only responses can be delayed. A normal response has no other effect, so it requires a delay. */
function suggestDelay() {
  latency.disabled = fault.value === 'drop' || fault.value === 'cut'
  latency.value = fault.value === 'delay' ? '3000' : '0'
}

operation.addEventListener('change', offerFaults)
fault.addEventListener('change', suggestDelay)
byId('force-form', 'form').addEventListener('submit', (event) => {
  event.preventDefault()
  const [status, code] = fault.value.split(' ')
  const effect = latency.disabled ? fault.value : { latency: Number(latency.value) }
  act(`Forced on ${operation.value}.`, 'POST', 'force', {
    operationId: operation.value,
    times: Number(byId('times', 'input').value),
    ...(code && { status: Number(status), code }),
    ...((latency.disabled || latency.value !== '0') && { effect }),
  })
})
const stream = operations.find(({ isStream }) => isStream)
onPress('cut', 'The open live streams were cut, or the next one will be.', 'POST', 'force', {
  operationId: stream?.operationId,
  effect: 'cut',
})

/** Keeps polling while the server restarts. */
async function poll() {
  try {
    if (!document.hidden) await refresh()
    if (statusLine.dataset.lost) report('')
    delete statusLine.dataset.lost
  } catch {
    statusLine.dataset.lost = 'true'
    report('The mock server does not respond.', true)
  }
  setTimeout(poll, pollInterval)
}

showWorld()
offerFaults()
poll()
