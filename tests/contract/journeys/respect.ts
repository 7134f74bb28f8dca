/** `redocly respect` over the journeys: what an independent runner says of a server. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
const file = 'tests/contract/journeys/customer.arazzo.yaml'
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
/** The journeys that stand for themselves; signing in is a part of two of them. */
const journeys = ['browseAsGuest', 'buyAndLookBack', 'leaveAndDelete']

interface Check {
  name: string
  passed: boolean
  message: string
}
interface Executed {
  stepId: string
  workflowId: string
  checks?: Check[]
  executedSteps?: Executed[]
}

/** A step that was walked, and what did not hold there. */
export interface Walked {
  journey: string
  step: string
  checks: number
  failed: { check: string; message: string }[]
}

const stepsOf = ({ executedSteps, stepId, workflowId, checks = [] }: Executed): Walked[] =>
  executedSteps
    ? executedSteps.flatMap(stepsOf)
    : [
        {
          journey: workflowId,
          step: stepId,
          checks: checks.length,
          failed: checks.filter(({ passed }) => !passed).map(({ name, message }) => ({ check: name, message })),
        },
      ]

const text = readFileSync(join(root, file), 'utf8')
/** The operations that the journeys call. */
export const operations = new Set([...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => String(id)))

/** Walks all journeys; a failed step ends its journey. `refundable`: the id of an order that can be refunded. Throws where the runner leaves no report. */
export async function respect(server: string, refundable: string): Promise<Walked[]> {
  const folder = mkdtempSync(join(tmpdir(), 'respect-'))
  const report = join(folder, 'report.json')
  const options = ['--server', `customer=${server}`, '--input', `refundable=${refundable}`, '--json-output', report]
  const args = [cli, 'respect', file, ...journeys.flatMap((journey) => ['--workflow', journey]), ...options]
  try {
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (_, out, errors) =>
        resolve(out + errors),
      ),
    )
    try {
      const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
        files: Record<string, { executedWorkflows: Executed[] }>
      }
      return Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(stepsOf))
    } catch {
      throw new Error(`redocly respect left no report: ${said.slice(-2000)}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
