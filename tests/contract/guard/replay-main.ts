/** `npm run contract:replay [-- TIMES [SEED]]`: one seed, 100 times. */
import { replay } from './replay.ts'
import { createProgress, sectionLines } from './report/terminal.ts'

async function main() {
  const [times = 100, seed = 1] = process.argv.slice(2).map(Number)
  const { say, end } = createProgress(process.stdout)
  const section = await replay(times, seed, say)
  end()
  console.log(sectionLines(section).join('\n'))
  process.exitCode = section.figures.every(({ isMet }) => isMet) ? 0 : 1
}

main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 2
})
