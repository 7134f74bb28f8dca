/** `npm run contract`: runs the guard against the mock server or a real server. */
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { releasedValues } from '../released/index.ts'
import { type Part, type Section, sectionLines } from './findings.ts'
import { mock } from './mock.ts'
import { help, readOptions } from './options.ts'
import { examineServer } from './server.ts'

const parts: Record<string, Part> = { mock, breaking, released: releasedValues, journeys }

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  const names = options.parts ?? Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`)
  const print = (section: Section) => {
    console.log(sectionLines(section).join('\n'))
    if (section.findings.length > 0) process.exitCode = 1
  }
  if (options.target) return print(await examineServer(options, options.target))
  for (const name of names) print(await (parts[name] as Part)(options))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
