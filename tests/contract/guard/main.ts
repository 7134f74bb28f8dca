/** `npm run contract`: runs the guard against the mock server or a real server. */
import { writeFileSync } from 'node:fs'
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { releasedValues } from '../released/index.ts'
import { type Part, type Section, sectionLines } from './findings.ts'
import { certificateLines } from './ledger.ts'
import { mock } from './mock.ts'
import { help, readOptions } from './options.ts'
import { reportFor } from './reports.ts'
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
  for (const file of options.report) reportFor(file, { title: '', notes: [], findings: [], rows: [] })
  const print = (section: Section) => {
    console.log(sectionLines(section).join('\n'))
    if (section.findings.length > 0) process.exitCode = 1
    const { rows } = section
    if (!rows) return
    console.log(certificateLines(rows).join('\n'))
    for (const file of options.report) writeFileSync(file, reportFor(file, { ...section, rows }))
  }
  if (options.target) return print(await examineServer(options, options.target))
  for (const name of names) print(await (parts[name] as Part)(options))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
