/** `npm run contract`: runs the guard against the mock server or a real server. */
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { releasedValues } from '../released/index.ts'
import { type Part, type Section, sectionLines } from './findings.ts'
import { certificateLines } from './ledger.ts'
import { mock } from './mock.ts'
import { help, readOptions } from './options.ts'
import { scoreLines, selfCheck } from './self-check.ts'
import { examineServer } from './server.ts'

const parts: Record<string, Part> = { mock, breaking, released: releasedValues, journeys }

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  if (options['self-check']) {
    const score = await selfCheck()
    console.log(scoreLines(score).join('\n'))
    if (score.missed.length + score.alarms.length > 0) process.exitCode = 1
    return
  }
  const names = options.parts ?? Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`)
  const print = (section: Section) => {
    console.log(sectionLines(section).join('\n'))
    if (section.findings.length > 0) process.exitCode = 1
  }
  if (options.target) {
    const { section, rows } = await examineServer(options, options.target)
    print(section)
    console.log(certificateLines(rows).join('\n'))
    return
  }
  for (const name of names) print(await (parts[name] as Part)(options))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
