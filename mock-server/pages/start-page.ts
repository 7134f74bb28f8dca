/** Where a developer starts: the tools, who can sign in, which machines there are, what can go wrong. */
import { otp } from '../handlers/auth.ts'
import { seedCustomers } from '../seeds/customers.ts'
import { seedMachines } from '../seeds/machines.ts'
import { scenarios } from '../world/scenarios.ts'
import { escapeHtml } from './html.ts'
import { toolPage } from './tool-page.ts'

export function startPage({ appOrigin }: { appOrigin: string }): string {
  const customers = seedCustomers().map(
    ([, { profile }]) =>
      `<tr><td>${profile.country_code} ${profile.phone}</td><td>${escapeHtml(profile.first_name ?? 'new here')}</td></tr>`,
  )
  const machines = seedMachines(Date.now()).map(
    ({ machine: { id, name } }) =>
      `<li><a href="${appOrigin}/machine/${encodeURIComponent(id)}">${escapeHtml(id)}</a> <span>${escapeHtml(name)}</span></li>`,
  )
  const declined = new URL(appOrigin)
  declined.hostname = `declined.${declined.hostname}`
  const names = Object.keys(scenarios).map((name) => `<li><a href="/console?world=${name}">${name}</a></li>`)
  return toolPage({
    title: 'Mock server',
    path: '/',
    area: 'pages',
    body: `<h1>A server for the app, with state</h1>
<p class="lead">It speaks the contract under <code>/v1</code> and checks every request and every answer against it.</p>
<ul class="doors"><li><a href="/console"><b>Console</b><span>Force errors and faults, see the state and the last requests, move the clock, reset.</span></a></li>
<li><a href="/docs"><b>Reference</b><span>The contract as it is served now: operations, parameters, answers, schemas.</span></a></li>
<li><a href="${appOrigin}"><b>The app</b><span>${escapeHtml(appOrigin)}</span></a></li></ul>
<div class="columns"><section><h2>Customers</h2><p>One-time code for every phone: <code>${otp}</code></p><table><thead><tr><th scope="col">Phone</th><th scope="col">Who</th></tr></thead><tbody>${customers.join('')}</tbody></table></section>
<section><h2>Scenarios</h2><p>Each is a world of its own, as in <code>${escapeHtml(declined.origin)}</code>.</p><ul class="chips">${names.join('')}</ul></section></div>
<section><h2>Machines</h2><ul class="links">${machines.join('')}</ul></section>`,
  })
}
