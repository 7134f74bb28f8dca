/** The life-cycle model as a part of the contract guard. */
import type { Part } from '../guard/section.ts'
import { bugs, type Hunted, hunt } from './bugs/hunt.ts'
import { runCampaign } from './campaign.ts'
import { inProcess } from './in-process.ts'
import { campaignFigures, findingsOf, huntFigures } from './report.ts'

export const sequenceLength = 30
const runs = { quick: 40, full: 2000 }
/** How many sequences are tried for one bug. */
export const patience = 100

export const lifeCycle: Part = async ({ isFull, seed, progress }) => {
  const started = performance.now()
  const plan = { seed, runs: isFull ? runs.full : runs.quick, length: sequenceLength, target: inProcess, progress }
  const campaign = await runCampaign(plan)
  const hunted: Hunted[] = []
  for (const bug of bugs) hunted.push(await hunt(bug, { seed, runs: patience }))
  return {
    title: 'Life cycle of money and goods',
    figures: [
      ...campaignFigures(campaign, { isWhole: true, ...(isFull && { goal: runs.full }) }),
      ...huntFigures(hunted),
    ],
    findings: findingsOf(campaign),
    seconds: (performance.now() - started) / 1000,
  }
}
