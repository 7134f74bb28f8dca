/** `npm run contract`: runs the guard against the mock server or a real server. */
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { releasedValues } from '../released/index.ts'
import { checkServer, printSection } from './check.ts'
import type { Part } from './findings.ts'
import { mock } from './mock.ts'
import { help, readOptions } from './options.ts'
import { scoreLines, selfCheck } from './self-check.ts'

const parts: Record<string, Part> = { mock, breaking, released: releasedValues, journeys }

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  if (options['self-check']) {
    const score = await selfCheck(options.planted, console.error)
    console.log(scoreLines(score).join('\n'))
    if (score.missed.length + score.alarms.length > 0) process.exitCode = 1
    return
  }
  const names = options.parts ?? Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`)
  if (options.target) return checkServer(options.target, options)
  for (const name of names) printSection(await (parts[name] as Part)(options), options.report)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
