/** `npm run deploy:check -- URL`: checks that a host serves the app correctly, and prints what is wrong. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkApi } from './check-api.ts'
import { checkNginx, nginxHints } from './check-nginx.ts'
import { checkSite } from './check-site.ts'

const usage = `npm run deploy:check -- https://app.example.com/ [MACHINE] [--nginx FILE]
The address is the app's, with its path if it has one: https://mall.example/order/
MACHINE: the id of the machine whose live status is checked (default: the first one found)
FILE: the output of nginx -T, for what can’t be seen from outside: nginx -T > nginx.txt`

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(2)
}

function given() {
  try {
    return parseArgs({ allowPositionals: true, options: { nginx: { type: 'string' } } })
  } catch (error) {
    return fail(`${(error as Error).message.split('. ')[0]}.`, usage)
  }
}

function nginxOutput(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const what = code === 'ENOENT' ? 'there is no such file' : `it can’t be read: ${message}`
    return fail(`--nginx is "${file}", but ${what}. Write nginx’s configuration to it first: nginx -T > nginx.txt`)
  }
}

const { values, positionals } = given()
const [address = '', machineId] = positionals

async function main() {
  if (!/^https?:/.test(address) || !URL.canParse(address)) fail(usage)
  const output = values.nginx === undefined ? '' : nginxOutput(values.nginx)
  const site = new URL(address.replace(/\/?$/, '/'))
  const { findings, hints, config } = await checkSite(site)
  if (config) {
    const api = await checkApi(site, config, machineId)
    findings.push(...api.findings)
    hints.push(...api.hints)
  }
  if (output) {
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
