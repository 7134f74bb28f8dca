/** Checks a real server and prints what it finds: `npm run contract -- --target URL`, and `check URL` of the package (kit/). */
import { writeFileSync } from 'node:fs'
import { type Section, sectionLines } from './findings.ts'
import { certificateLines } from './ledger.ts'
import type { Options } from './options.ts'
import { reportFor } from './reports.ts'
import { examineServer } from './server.ts'

/** Also sets the exit code, and writes the reports if the section has rules. */
export function printSection(section: Section, reports: string[]) {
  console.log(sectionLines(section).join('\n'))
  if (section.findings.length > 0) process.exitCode = 1
  const { rows } = section
  if (!rows) return
  console.log(certificateLines(rows).join('\n'))
  for (const file of reports) writeFileSync(file, reportFor(file, { ...section, rows }))
}

export const checkServer = async (origin: string, options: Options) =>
  printSection(await examineServer(options, origin), options.report)
