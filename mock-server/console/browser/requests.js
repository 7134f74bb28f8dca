// @ts-check
/** The world's last requests, the newest first, each with how it and its answer stood up to the contract. */
import { byId, empty, fill, make } from './elements.js'

/** @typedef {import('./switches.js').Entry} Entry */

const outcomes = { silence: 'no answer', drop: 'dropped', stream: 'stream' }
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** @param {Entry} entry */
function outcomeOf({ outcome, status }) {
  const kind =
    outcome === 'answered' ? (status >= 500 ? 'bad' : status >= 400 ? 'warn' : '') : outcome === 'stream' ? '' : 'bad'
  const text = outcome === 'answered' ? String(status) : outcome === 'stream' ? `${status} stream` : outcomes[outcome]
  return make('span', `badge ${kind}`, text)
}

/** @param {Entry} entry */
function drawEntry(entry) {
  const { at, method, path, operationId, ms, forced, violations } = entry
  const wrong = [
    ...violations.request.map((why) => `Request: ${why}`),
    ...violations.answer.map((why) => `Answer: ${why}`),
  ]
  const checked =
    wrong.length === 0 ? make('span', 'conforms', 'request and answer conform') : `violations: ${wrong.length}`
  const named = make('small', '', `${operationId ?? 'no such operation'} · ${forced ? 'forced · ' : ''}`, checked)
  return make(
    'li',
    'entry',
    make('div', '', make('code', '', make('b', '', method), ` ${path}`), named),
    make('div', 'meta', outcomeOf(entry), make('br', ''), `${ms} ms`, make('br', ''), time.format(new Date(at))),
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
