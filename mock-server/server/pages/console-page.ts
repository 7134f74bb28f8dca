/** The page of the console. Its script loads the content from /__mock. */
import type { DocumentedOperation } from '../../world/forced.ts'
import { scenarios } from '../../world/scenarios.ts'
import { escapeHtml, toolPage } from './html.ts'

interface ConsolePage {
  /** The caller's world. */
  world: string
  appUrl: string
  operations: DocumentedOperation[]
}

const option = (value: string, text = value) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`

const field = (name: string, control: string) => `<label>${name}${control}</label>`

const number = (id: string, value: number, max: number) =>
  `<input id="${id}" type="number" inputmode="numeric" required min="${value}" max="${max}" value="${value}">`

const section = (title: string, body: string) => `<article><h2>${title}</h2>${body}</article>`

const scrolling = (id: string, label: string) =>
  `<div id="${id}" class="scroll" tabindex="0" role="region" aria-label="${label}"></div>`

export function consolePage({ world, appUrl, operations }: ConsolePage): string {
  const scenarioOptions = ['', ...Object.keys(scenarios)].map((name) => option(name, name || 'None'))
  const operationOptions = operations.map(({ operationId, summary }) =>
    option(operationId, `${operationId}: ${summary}`),
  )
  const worldForm = `<form id="world-form">${field('Scenario', `<select id="scenario">${scenarioOptions.join('')}</select>`)}
${field('Name', '<input id="name" maxlength="63" pattern="[a-z0-9\\-]*" title="Lowercase letters, digits and dashes" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="default">')}
<button>Switch to this world</button></form>
<dl><dt>World</dt><dd id="world-name">…</dd><dt>Clock</dt><dd id="now">…</dd><dt>Open live streams</dt><dd id="streams">…</dd></dl>
<p class="row"><a id="open-app" target="_blank" rel="noopener">Open the app here</a><button id="reset">Reset this world</button></p>`
  const faultForm = `<form id="force-form">${field('Operation', `<select id="operation">${operationOptions.join('')}</select>`)}
${field('Effect', '<select id="fault"></select>')}
<div class="row">${field('Calls', number('times', 1, 10_000))}${field('Delay in ms', number('latency', 0, 120_000))}</div>
<button>Force it</button></form>
<h3 id="forced-title">Waiting faults</h3><ul id="forced" aria-labelledby="forced-title"></ul>
<p class="row"><button id="clear">Clear all faults</button></p>`
  const otherControls = `<p class="row"><button id="decline">Decline the next payment</button><button id="cut">Cut the live stream</button></p>
<p id="declines"></p><h3>Advance the clock</h3>
<p class="row"><button data-ms="10000">10 s</button><button data-ms="60000">1 min</button><button data-ms="600000">10 min</button><button data-ms="86400000">1 day</button></p>`
  const stock = `<ul id="machines"></ul>${field('Stock of', '<select id="stock-of"></select>')}${scrolling('stock', 'Stock by slot')}`
  return toolPage(
    'Console of the mock server',
    '/console',
    `<h1>Console</h1><p>Make one world fail on purpose and watch how the app reacts. Programs use the <code>/__mock</code> calls described in the README.</p>
<noscript>The console needs JavaScript.</noscript><p id="status" role="status"></p>
<div id="console" class="columns" data-world="${escapeHtml(world)}" data-app="${escapeHtml(appUrl)}"><div>${section('World', worldForm)}${section('Force a fault', faultForm)}${section('Payments, stream and clock', otherControls)}${section('Machines and stock', stock)}</div>
<div>${section('Last requests', scrolling('requests', 'Last 50 requests, newest first'))}${section('Orders', scrolling('orders', 'Orders, newest first'))}${section('Wallets', '<dl id="wallets"></dl>')}</div></div>`,
    'console.js',
  )
}
