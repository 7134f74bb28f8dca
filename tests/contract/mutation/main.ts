/** `npm run contract:mutation [--seed N]`: the score, every survivor, every equivalent mutant. */
import { createProgress, sectionLines } from '../guard/report/terminal.ts'
import { mutation } from './index.ts'

const at = process.argv.indexOf('--seed')
const { say, end } = createProgress(process.stdout)
const section = await mutation({ isFull: true, seed: at < 0 ? 1 : Number(process.argv[at + 1]), progress: say })
end()
console.log(sectionLines(section).join('\n'))
process.exitCode = section.figures.every(({ isMet }) => isMet) ? 0 : 1
