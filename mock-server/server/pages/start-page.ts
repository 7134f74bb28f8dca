/** The start page: the tools, the customers, the machines and the scenarios. */
import { otp } from '../../handlers/auth.ts'
import { seedCustomers } from '../../seeds/customers.ts'
import { seedMachines } from '../../seeds/machines.ts'
import type { Place } from '../../seeds/place.ts'
import { scenarios } from '../../world/scenarios.ts'
import { escapeHtml, toolPage } from './html.ts'

export function startPage({ appUrl, place }: { appUrl: string; place: Place }): string {
  const customers = seedCustomers(place).map(
    ([, { profile }]) =>
      `<tr><td>${profile.country_code} ${profile.phone}</td><td>${escapeHtml(profile.first_name ?? 'No profile yet')}</td></tr>`,
  )
  const machines = seedMachines(Date.now(), place).map(
    ({ machine: { id, name } }) =>
      `<li><a href="${appUrl}/machine/${encodeURIComponent(id)}">${escapeHtml(id)}</a> ${escapeHtml(name)}</li>`,
  )
  const declined = new URL(`${appUrl}/`)
  declined.hostname = `declined.${declined.hostname}`
  const worlds = Object.entries(scenarios).map(
    ([name, { about }]) => `<li><a href="/console?world=${name}">${name}</a> <span>${escapeHtml(about)}</span></li>`,
  )
  return toolPage(
    'Mock server',
    '/',
    `<h1>Mock server</h1>
<p>A stateful server for the app. It serves the API under <code>/v1</code> and validates every request and response.</p>
<article><ul><li><a href="/console">Console</a> Force errors and faults, see state and requests, advance the clock, reset.</li>
<li><a href="/providers/upi">UPI app</a> Plays the customer's UPI app: approve or decline payments.</li>
<li><a href="/docs">Reference</a> The current OpenAPI document.</li>
<li><a href="${appUrl}/">The app</a> ${escapeHtml(appUrl)}</li></ul></article>
<div class="columns"><div><article><h2>Customers</h2><p>One-time code for every phone: <code>${otp}</code></p><table><thead><tr><th>Phone</th><th>Name</th></tr></thead><tbody>${customers.join('')}</tbody></table></article>
<article><h2>Machines</h2><ul>${machines.join('')}</ul></article></div>
<article><h2>Scenarios</h2><p>Each runs in its own world, for example <code>${escapeHtml(declined.href)}</code>.</p><ul>${worlds.join('')}</ul></article></div>`,
  )
}
