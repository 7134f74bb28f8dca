/** `redocly respect`, a runner not written here, walks the customer's journeys on the mock. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../guard/contract.ts'
import type { Finding, Part } from '../guard/findings.ts'
import { startMock } from '../guard/mock.ts'

const root = join(import.meta.dirname, '../../..')
const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
const file = 'tests/contract/journeys/customer.arazzo.yaml'
/** The journeys that stand for themselves; signing in is a part of two of them. */
const workflows = ['browseAsGuest', 'buyAndLookBack', 'leaveAndDelete']

interface Step {
  stepId: string
  workflowId: string
  checks?: { name: string; passed: boolean; message: string }[]
  executedSteps?: Step[]
}

const stepsOf = (step: Step): Step[] => step.executedSteps?.flatMap(stepsOf) ?? [step]

/** Walks all journeys; a failed step ends its journey. Throws if the runner leaves no report. */
async function walk(server: string): Promise<Step[]> {
  const folder = mkdtempSync(join(tmpdir(), 'respect-'))
  const report = join(folder, 'report.json')
  const args = [cli, 'respect', file, ...workflows.flatMap((name) => ['--workflow', name])]
  args.push('--server', `customer=${server}`, '--input', 'refundable=ord-past-05', '--json-output', report)
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (_, out, errors) => resolve(out + errors)),
  )
  try {
    const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
      files: Record<string, { executedWorkflows: Step[] }>
    }
    return Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(stepsOf))
  } catch {
    throw new Error(`redocly respect left no report: ${output.slice(-2000)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const finding = (check: string, pointer: string, expected: string, found: string): Finding => ({
  ...{ check, operation: '-', pointer, expected, found, count: 1 },
})

export const journeys: Part = async ({ seed }) => {
  const server = await startMock(seed)
  const steps = await walk(server.url).finally(() => server.close())
  const text = readFileSync(join(root, file), 'utf8')
  const walked = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)
  // Reads change nothing, and the guard examines each of them by itself.
  const missing = bundled().operations.filter(({ id, method }) => method !== 'GET' && !walked.includes(id))
  const failed = steps.flatMap(({ workflowId, stepId, checks = [] }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => finding('journey', `${workflowId}/${stepId}`, name, message)),
  )
  return {
    title: 'Journeys, walked by redocly respect',
    notes: [`${steps.length} steps`],
    findings: [
      ...failed,
      ...(steps.length === 0 ? [finding('journey', '', 'steps', 'none was walked')] : []),
      ...missing.map(({ id }) => finding('journey', '', `${id} in a journey`, 'no step calls it')),
    ],
  }
}
