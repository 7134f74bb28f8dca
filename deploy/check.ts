/** `npm run deploy:check -- URL`: checks that a host serves the app correctly, and prints what is wrong. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkApi } from './check-api.ts'
import { checkNginx, nginxHints } from './check-nginx.ts'
import { checkSite } from './check-site.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { nginx: { type: 'string' } } })
const [address = '', machineId] = positionals

async function main() {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    console.error(
      'npm run deploy:check -- https://app.example.com/ [MACHINE] [--nginx FILE]\nMACHINE: the id of the machine whose live status is checked (default: the first one found)\nFILE: the output of nginx -T, for what can’t be seen from outside',
    )
    process.exit(2)
  }
  const site = new URL(address.replace(/\/?$/, '/'))
  const { findings, hints, config } = await checkSite(site)
  if (config) {
    const api = await checkApi(site, config, machineId)
    findings.push(...api.findings)
    hints.push(...api.hints)
  }
  if (values.nginx) {
    const output = readFileSync(values.nginx, 'utf8')
    findings.push(...checkNginx(output))
    hints.push(...nginxHints(output))
  }
  for (const hint of hints) console.log(`  ${hint}`)
  for (const finding of findings) console.log(`✗ ${finding}`)
  console.log(
    findings.length === 0
      ? '✓ Nothing is missing.'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
  )
  process.exitCode = findings.length === 0 ? 0 : 1
}

main().catch((error: Error) => {
  const { cause } = error as { cause?: Error }
  console.error(`${address} could not be checked: ${error.message}${cause ? ` (${cause.message})` : ''}`)
  process.exit(2)
})
