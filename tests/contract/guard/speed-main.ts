/** `npm run contract:speed [-- REQUESTS [SUSTAINED]]`: times over 20,000 requests, memory over 100,000. */
import { createProgress, sectionLines } from './report/terminal.ts'
import { speed } from './speed.ts'

async function main() {
  const [flag, kind] = process.argv.slice(2)
  if (flag === '--serve')
    return void (await (kind === 'mock' ? import('./speed/mock.ts') : import('./speed/bare-prism.ts')))
  const [measured = 20_000, sustained = 100_000] = process.argv.slice(2).map(Number)
  const { say, end } = createProgress(process.stdout)
  const section = await speed(measured, sustained, say)
  end()
  console.log(sectionLines(section).join('\n'))
  process.exitCode = section.figures.every(({ isMet }) => isMet) ? 0 : 1
}

main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 2
})
