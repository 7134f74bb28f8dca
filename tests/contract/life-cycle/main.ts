/**
 * `npm run contract:life -- [--runs 2000] [--seed 1] [--bugs | --quick] [--sequence N] [--target URL [--machine ID] [--phone N] [--otp N]]`
 * Runs the model on the mock in this process, or on a server. Writing calls are made, orders too: never on a live shop.
 */
import { parseArgs } from 'node:util'
import { bugs, type Hunted, hunt } from './bugs/hunt.ts'
import { runCampaign } from './campaign.ts'
import { inProcess } from './in-process.ts'
import { lifeCycle, patience, sequenceLength } from './index.ts'
import { overHttp } from './over-http.ts'
import { campaignFigures, failureText, figureText, huntFigures, huntText } from './report.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sequence: { type: 'string' },
    bugs: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    target: { type: 'string' },
    machine: { type: 'string', default: 'VM-1001' },
    phone: { type: 'string', default: '9876543210' },
    otp: { type: 'string', default: '123456' },
  },
})
const seed = Number(values.seed)
const print = (line: string) => console.log(line)

/** Each sequence would have to wait for another one-time code, so few are run. */
const onServer = { runs: 5, length: 12 }

async function sequences() {
  const { target: url, machine: machineId, phone, otp } = values
  const standard = url ? onServer : { runs: 2000, length: sequenceLength }
  const started = performance.now()
  const campaign = await runCampaign({
    seed,
    runs: Number(values.runs ?? standard.runs),
    length: standard.length,
    target: url ? async () => overHttp({ url: url.replace(/\/$/, ''), machineId, phone, otp }) : inProcess,
    ...(values.sequence !== undefined && { only: Number(values.sequence) }),
    canShrink: !url,
    progress: print,
  })
  for (const failure of campaign.failures) print(failureText(failure))
  for (const figure of campaignFigures(campaign, { isWhole: !url && campaign.sequences > 30 }))
    print(figureText(figure))
  print(`Seed ${seed}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return campaign.failures.length === 0
}

async function hunts() {
  const hunted: Hunted[] = []
  for (const bug of bugs) {
    const each = await hunt(bug, { seed, runs: patience })
    print(huntText(each))
    hunted.push(each)
  }
  const figures = huntFigures(hunted)
  for (const figure of figures) print(figureText(figure))
  return figures.every(({ isMet }) => isMet)
}

/** As the guard's report takes it: fewer sequences, and the bugs. */
async function quick() {
  const { figures, findings, seconds } = await lifeCycle({ isFull: false, seed, progress: print })
  for (const figure of figures) print(figureText(figure))
  print(`${findings.length} findings, ${seconds.toFixed(1)} s`)
  return figures.every(({ isMet }) => isMet)
}

async function main() {
  const isGood = values.quick ? await quick() : values.bugs ? await hunts() : await sequences()
  process.exitCode = isGood ? 0 : 1
}
void main()
