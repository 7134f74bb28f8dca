/** `redocly diff`, whose verdicts the gate takes where its own rules have nothing to say. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from './document.ts'

/** One change as Redocly reports it; pointers begin with `#`. */
export interface RedoclyChange {
  path: string
  impact: 'major' | 'minor' | 'patch'
  verdicts: { ruleId: string; impact: string; message: string }[]
  base?: { pointer: string }
  revision?: { pointer: string }
}

const cli = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const run = (args: string[]) =>
  new Promise<string>((resolve) =>
    execFile(process.execPath, [cli, ...args], { env }, (_, __, errors) => resolve(errors)),
  )

/** Runs `redocly diff` with its recommended rules, about a second. Throws where it answers no report. */
export async function redoclyDiff(from: JsonObject, to: JsonObject): Promise<RedoclyChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redocly-diff-'))
  const file = (name: string) => join(folder, name)
  try {
    writeFileSync(file('from.json'), JSON.stringify(from))
    writeFileSync(file('to.json'), JSON.stringify(to))
    writeFileSync(file('rules.yaml'), 'extends: [diff-recommended]\n')
    const options = [
      '--config',
      file('rules.yaml'),
      '--format',
      'json',
      '--fail-on',
      'none',
      '--output',
      file('report.json'),
    ]
    const errors = await run(['diff', file('from.json'), file('to.json'), ...options])
    try {
      return JSON.parse(readFileSync(file('report.json'), 'utf8')).changes
    } catch {
      throw new Error(`redocly diff answered no report: ${errors}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isMajor = ({ impact }: RedoclyChange) => impact === 'major'
export const findsBreaking = (changes: RedoclyChange[]) => changes.some(isMajor)
