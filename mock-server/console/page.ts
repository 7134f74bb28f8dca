/** The scenario console. The page is a frame; its script fills it from the switches under /__mock. */
import type { DocumentedOperation } from '../force/documented.ts'
import { escapeHtml } from '../pages/html.ts'
import { toolPage } from '../pages/tool-page.ts'
import { scenarios } from '../world/scenarios.ts'

interface ConsolePage {
  /** The world of whoever asks. */
  world: string
  appOrigin: string
  operations: DocumentedOperation[]
}

const option = (value: string, text = value) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`

const field = (name: string, control: string, note = '') =>
  `<label class="field"><span>${name}</span>${control}${note && `<small>${note}</small>`}</label>`

const number = (id: string, value: number, min: number, max: number) =>
  `<input id="${id}" type="number" inputmode="numeric" required min="${min}" max="${max}" value="${value}">`

function operationOptions(operations: DocumentedOperation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return tags
    .map((tag) => {
      const own = operations.filter((operation) => operation.tag === tag)
      const options = own.map(({ operationId, summary }) => option(operationId, `${operationId}: ${summary}`))
      return `<optgroup label="${escapeHtml(tag)}">${options.join('')}</optgroup>`
    })
    .join('')
}

const worldCard = `<section class="card world" aria-labelledby="world-title"><h2 id="world-title">World</h2>
<form id="world-form"><div class="pair">${field(
  'Scenario',
  `<select id="scenario">${option('', 'None')}${Object.keys(scenarios)
    .map((name) => option(name))
    .join('')}</select>`,
)}
${field('Name', '<input id="name" list="worlds" maxlength="63" pattern="[a-z0-9\\-]*" title="Small letters, digits and dashes" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="default"><datalist id="worlds"></datalist>')}</div>
<button>Go to this world</button></form>
<dl class="facts"><div><dt>You are in</dt><dd id="world-name">…</dd></div><div><dt>Its clock</dt><dd id="now">…</dd></div><div><dt>Live streams open</dt><dd id="streams">…</dd></div></dl>
<div class="row"><a class="button" id="open-app" target="_blank" rel="noopener">Open the app here</a><button type="button" id="reset" class="danger">Reset this world</button></div></section>`

const forceCard = (operations: DocumentedOperation[]) =>
  `<section class="card" aria-labelledby="force-title"><h2 id="force-title">Force</h2>
<form id="force-form">${field('Operation', `<select id="operation">${operationOptions(operations)}</select>`)}
${field('What its next calls get', '<select id="what"></select>')}
<div class="pair">${field('Calls', number('times', 1, 1, 10_000))}${field('Latency in ms', number('latency', 0, 0, 120_000))}</div>
<button class="main">Force it</button></form>
<h3 id="waiting-title">Waiting for its calls</h3><ul id="forced" class="rows" aria-labelledby="waiting-title"></ul>
<button type="button" id="let-go">Force nothing</button></section>`

const switchesCard = `<section class="card" aria-labelledby="switches-title"><h2 id="switches-title">Switches</h2>
<div class="row"><button type="button" id="decline">Decline the next payment</button><button type="button" id="cut">Cut the live stream</button></div>
<p class="note" id="declines"></p>
<h3 id="clock-title">Move the clock ahead</h3><div class="row" role="group" aria-labelledby="clock-title"><button type="button" data-ms="10000">10 s</button><button type="button" data-ms="60000">1 min</button><button type="button" data-ms="600000">10 min</button><button type="button" data-ms="86400000">1 day</button></div>
<form id="clock-form" class="row inline">${field('Minutes', number('minutes', 5, 1, 525_600))}<button>Move</button></form></section>`

const stateCards = `<section class="card" aria-labelledby="machines-title"><h2 id="machines-title">Machines and stock</h2><ul id="machines" class="rows"></ul>
${field('Stock of', '<select id="stock-of"></select>')}<div id="stock" class="scroll" tabindex="0" role="region" aria-label="Stock by slot"></div></section>
<section class="card" aria-labelledby="orders-title"><h2 id="orders-title">Orders</h2><div id="orders" class="scroll" tabindex="0" role="region" aria-label="Orders, the newest first"></div></section>
<section class="card" aria-labelledby="wallets-title"><h2 id="wallets-title">Wallets</h2><dl id="wallets" class="facts"></dl></section>`

const jumps = ['World', 'Force', 'Switches', 'Requests', 'Machines', 'Orders', 'Wallets']
  .map((name) => `<a class="button" href="#${name.toLowerCase()}-title">${name}</a>`)
  .join('')

export function consolePage({ world, appOrigin, operations }: ConsolePage): string {
  return toolPage({
    title: 'Console of the mock server',
    path: '/console',
    area: 'console',
    body: `<h1>Console</h1><p class="lead">Make this server go wrong on purpose, in one world, and watch what the app does. By program: the <code>/__mock</code> calls of the mock server’s README.</p>
<noscript><p class="card">The console needs JavaScript.</p></noscript>
<nav class="jump" aria-label="On this page">${jumps}</nav>
<p id="told" role="status" class="told"></p>
<div id="console" class="grid" data-world="${escapeHtml(world)}" data-app="${escapeHtml(appOrigin)}"><div class="stack">${worldCard}${forceCard(operations)}${switchesCard}</div>
<div class="stack"><section class="card" aria-labelledby="requests-title"><h2 id="requests-title">Last requests</h2><div id="requests" class="scroll tall" tabindex="0" role="region" aria-label="The last fifty requests, the newest first"></div></section>${stateCards}</div></div>`,
  })
}
