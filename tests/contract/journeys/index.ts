/** Runs the customer's journeys on the mock server with `redocly respect`, an independent runner. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeOf } from '#mock/seeds/place.ts'
import { createMockServer } from '#mock/server/server.ts'
import { bundled } from '../guard/contract.ts'
import type { Finding, Part } from '../guard/findings.ts'

const root = join(import.meta.dirname, '../../..')
const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
const folder = 'tests/contract/journeys'

interface Step {
  stepId: string
  workflowId: string
  checks?: { name: string; passed: boolean; message: string }[]
  executedSteps?: Step[]
}

/** A step that was retried counts with its last attempt. */
const lastOf = (steps: Step[]) => [...new Map(steps.map((step) => [step.stepId, step])).values()]
const stepsOf = (step: Step): Step[] => (step.executedSteps ? lastOf(step.executedSteps).flatMap(stepsOf) : [step])

/** Runs the command of docs/backend.md. A failed step ends its journey. Throws if the runner writes no report. */
async function run(server: string): Promise<Step[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'respect-'))
  const report = join(scratch, 'report.json')
  const args = [cli, 'respect', `${folder}/customer.arazzo.yaml`, '-S', `customer=${server}`, '--json-output', report]
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
    throw new Error(`redocly respect wrote no report: ${output.slice(-2000)}`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const finding = (check: string, pointer: string, expected: string, found: string): Finding => ({
  ...{ check, operation: '-', pointer, expected, found, count: 1 },
})

/** Its clock runs, because a journey waits until its product is dispensed. */
const startMock = (seed: number) =>
  createMockServer({
    port: 0,
    openapi: join(root, 'openapi'),
    bundled: join(root, 'generated/openapi.json'),
    place: placeOf({ seed }),
  })

export const journeys: Part = async ({ seed }) => {
  const server = await startMock(seed)
  const steps = await run(server.url).finally(() => server.close())
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'))
  const text = names.map((name) => readFileSync(join(root, folder, name), 'utf8')).join()
  const called = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)
  // The guard checks each read operation separately, so the journeys need only the others.
  const missing = bundled().operations.filter(({ id, method }) => method !== 'GET' && !called.includes(id))
  const failed = steps.flatMap(({ workflowId, stepId, checks = [] }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => finding('journey', `${workflowId}/${stepId}`, name, message)),
  )
  return {
    title: 'Journeys, run by redocly respect',
    notes: [`${steps.length} steps`],
    findings: [
      ...failed,
      ...(steps.length === 0 ? [finding('journey', '', 'steps', 'none was run')] : []),
      ...missing.map(({ id }) => finding('journey', '', `${id} in a journey`, 'no step calls it')),
    ],
  }
}
