// @ts-check
/** The form that forces an answer or a fault upon the next calls of an operation, and what waits for its calls. */
import { byId, empty, fill, make } from './elements.js'

/** @typedef {import('./switches.js').DocumentedOperation} DocumentedOperation */
/** @typedef {import('./switches.js').Look['forced']} Forced */

const operation = byId('operation', 'select')
const what = byId('what', 'select')
const times = byId('times', 'input')
const latency = byId('latency', 'input')

/** @type {DocumentedOperation[]} */
let operations = []

/**
 * @param {string} value
 * @param {string} text
 */
function option(value, text) {
  const element = document.createElement('option')
  element.value = value
  element.textContent = text
  return element
}

/** What can happen to the chosen operation. */
function offer() {
  const chosen = operations.find(({ operationId }) => operationId === operation.value)
  const faults = [
    option('late', 'Its answer, only late'),
    option('drop', 'A dropped connection, after the work is done'),
  ]
  if (chosen?.isStream) faults.push(option('cut', 'A stream cut inside a message'))
  const errors = chosen?.errors ?? []
  const answers = errors.map(({ status, code, message }) =>
    option(`${status} ${code}`, `${status} ${code}: ${message}`),
  )
  const groups = Object.entries({ 'A documented error': answers, 'A fault of the network': faults })
  what.replaceChildren(
    ...groups.map(([label, entries]) => {
      const group = document.createElement('optgroup')
      group.label = label
      group.append(...entries)
      return group
    }),
  )
  adapt()
}

/** Whether the latency in the field is the one that was suggested, and nobody's choice. */
let isSuggested = false

/** Latency goes with an answer; an answer that is only late needs some, and what is suggested for it goes with it. */
function adapt() {
  const isLate = what.value === 'late'
  latency.disabled = what.value === 'drop' || what.value === 'cut'
  latency.min = isLate ? '1' : '0'
  if (isLate === isSuggested || (isLate && latency.value !== '0')) return
  latency.value = isLate ? '3000' : '0'
  isSuggested = isLate
}

/** The body of `POST /__mock/force` as the form stands. */
function chosenForce() {
  const ms = Number(latency.value)
  const common = { operationId: operation.value, times: Number(times.value) }
  const late = ms > 0 && { effect: { latency: ms } }
  if (what.value === 'drop' || what.value === 'cut') return { ...common, effect: what.value }
  if (what.value === 'late') return { ...common, ...late }
  const [status, code] = what.value.split(' ')
  return { ...common, status: Number(status), code, ...late }
}

/**
 * @param {DocumentedOperation[]} documented
 * @param {(body: ReturnType<typeof chosenForce>) => void} onForce
 */
export function startForce(documented, onForce) {
  operations = documented
  const asked = new URLSearchParams(location.search).get('operation')
  if (operations.some(({ operationId }) => operationId === asked)) operation.value = asked ?? ''
  offer()
  operation.addEventListener('change', offer)
  what.addEventListener('change', adapt)
  latency.addEventListener('input', () => {
    isSuggested = false
  })
  byId('force-form', 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    onForce(chosenForce())
  })
}

/** @param {Forced[number]} forced */
export function tellForced({ error, effect }) {
  const answer = error ? `${error.status} ${error.code}` : effect === 'drop' ? 'connection dropped' : 'stream cut'
  const late = typeof effect === 'object' ? `${effect.latency} ms late` : ''
  return [late && !error ? '' : answer, late].filter(Boolean).join(', ')
}

/** @param {Forced} forced */
export function showForced(forced) {
  fill(byId('forced', 'ul'), forced, () => {
    if (forced.length === 0) return [make('li', '', empty('Nothing. Every call is answered as usual.'))]
    return forced.map((each) => {
      const count = each.times === 1 ? 'next call' : `next ${each.times} calls`
      return make('li', '', make('code', '', each.operationId), `: ${tellForced(each)}, ${count}`)
    })
  })
}
