/** `npm run deploy:check -- URL`: checks that a host serves the app correctly, and prints what is wrong. */
import { checkApi } from './check-api.ts'
import { checkSite } from './check-site.ts'

const [address = '', machineId] = process.argv.slice(2)

async function main() {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    console.error(
      'npm run deploy:check -- https://app.example.com/ [MACHINE]\nMACHINE: the id of the machine whose live status is checked (default: the first one found)',
    )
    process.exit(2)
  }
  const site = new URL(address.replace(/\/?$/, '/'))
  const { findings, hints = [], config } = await checkSite(site)
  if (config) findings.push(...(await checkApi(site, config, machineId)))
  for (const hint of hints) console.log(`  ${hint}`)
  for (const finding of findings) console.log(`✗ ${finding}`)
  console.log(findings.length === 0 ? '✓ Nothing is missing.' : `${findings.length} findings`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

main().catch((error: Error) => {
  const { cause } = error as { cause?: Error }
  console.error(`${address} could not be checked: ${error.message}${cause ? ` (${cause.message})` : ''}`)
  process.exit(2)
})
