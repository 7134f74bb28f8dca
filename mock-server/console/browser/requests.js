// @ts-check
/** The world's last requests, the newest first, each with how it and its answer stood up to the contract. */
import { byId, empty, fill, make } from './elements.js'

/** @typedef {import('./switches.js').Entry} Entry */

const outcomes = { silence: 'no answer', drop: 'dropped', left: 'client left', waiting: 'waiting' }
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** @param {Entry} entry */
function outcomeOf({ outcome, status }) {
  if (outcome === 'stream') return make('span', 'badge', `${status} stream`)
  if (outcome === 'answered')
    return make('span', `badge ${status >= 500 ? 'bad' : status >= 400 ? 'warn' : ''}`, String(status))
  return make('span', `badge ${outcome === 'silence' || outcome === 'drop' ? 'bad' : 'warn'}`, outcomes[outcome])
}

/**
 * Nothing is said of a call that nothing was decided about.
 * @param {Entry} entry
 * @param {string[]} wrong
 */
function verdictOf({ status }, wrong) {
  if (wrong.length > 0) return `violations: ${wrong.length}`
  return status === 0 ? 'not checked' : make('span', 'conforms', 'request and answer conform')
}

/** @param {Entry} entry */
function drawEntry(entry) {
  const { at, method, path, operationId, outcome, ms, forced, violations } = entry
  const wrong = [
    ...violations.request.map((why) => `Request: ${why}`),
    ...violations.answer.map((why) => `Answer: ${why}`),
  ]
  const about = `${operationId ?? 'no such operation'} · ${forced ? 'forced · ' : ''}`
  const named = make('small', '', about, verdictOf(entry, wrong))
  return make(
    'li',
    'entry',
    make('div', '', make('code', '', make('b', '', method), ` ${path}`), named),
    make(
      'div',
      'meta',
      outcomeOf(entry),
      make('br', ''),
      outcome === 'waiting' ? '…' : `${ms} ms`,
      make('br', ''),
      time.format(new Date(at)),
    ),
    ...wrong.map((why) => make('p', 'wrong', why)),
  )
}

/** @param {Entry[]} requests */
export function showRequests(requests) {
  fill(byId('requests', 'div'), requests, () =>
    requests.length === 0
      ? [empty('None yet. Open the app in this world.')]
      : [make('ol', 'entries', ...requests.map(drawEntry))],
  )
}
