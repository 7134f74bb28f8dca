/**
 * `npm run bench [-- rounds]`: a whole purchase under a slow phone's conditions, beside a floor: a plain page that makes
 * the same necessary calls. Rounds are interleaved, so a busy computer slows both equally.
 */
import { parseArgs } from 'node:util'
import { openBrowser, slowdown } from './browser.ts'
import { compare } from './compare.ts'
import { lighthouse } from './lighthouse.ts'
import { products } from './list.ts'
import { memory } from './memory.ts'
import type { Part } from './part.ts'
import { workTime } from './processor.ts'
import { guest, wallet } from './purchases.ts'
import { screens } from './screens.ts'
import { startSites } from './sites.ts'
import { storm } from './storm.ts'
import { type Goal, printGoals } from './table.ts'
import { waiting } from './waiting.ts'

const parts: Record<string, Part> = { guest, wallet, screens, waiting, products, lighthouse, memory, storm }
const names = Object.keys(parts)

const help = `npm run bench -- [rounds] [options]
  rounds          how often each walk is repeated (3)
  --only PART     one part, or several: ${names.join(', ')}
  --build FOLDER  several times: the purchases of these builds, side by side; only guest, wallet or both
  --memory        also the heap over twenty purchases, which takes some minutes
  --requests      lists every call and code file of the last round`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    build: { type: 'string', multiple: true, default: [] },
    memory: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const rounds = Number(positionals[0] ?? 3)
const known = values.build.length > 0 ? ['guest', 'wallet'] : names
if (values.help || !(rounds >= 1) || !values.only.every((name) => known.includes(name))) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}
const chosen = values.only.length > 0 ? values.only : names.filter((name) => name !== 'memory')
if (values.memory && !chosen.includes('memory')) chosen.push('memory')

const browser = await openBrowser()
if (values.build.length > 0) {
  await compare({ browser, rounds, only: values.only }, values.build)
  process.exit()
}
const sites = await startSites()
const goals: Goal[] = []
for (const name of chosen) {
  goals.push(...((await parts[name]?.({ browser, sites, rounds, listsRequests: values.requests })) ?? []))
  process.stderr.write('\n')
}
await browser.close()
console.log(`\n${rounds} interleaved rounds, medians (least–most); 150 ms, 1.6 Mbit/s, processor ÷ ${slowdown}`)
console.log(
  `This computer does a fixed piece of work in ${Math.round(workTime())} ms; a slower one has higher factors\n`,
)
printGoals(goals)

// The servers stay open until here: a live stream may hold one back from closing.
process.exit()
