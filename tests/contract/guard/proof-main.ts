/** `npm run contract:proof [-- FAULT …]`: prints which planted faults of the reference backend the guard finds. */
import { proof } from './proof.ts'
import { sectionLines } from './report/terminal.ts'

async function main() {
  const names = process.argv.slice(2).filter((each) => !each.startsWith('-'))
  const section = await proof({ seed: 1, progress: (line) => console.log(line), ...(names.length > 0 && { names }) })
  console.log(sectionLines(section).join('\n'))
  process.exitCode = section.figures.every(({ isMet }) => isMet) ? 0 : 1
}

main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 2
})
