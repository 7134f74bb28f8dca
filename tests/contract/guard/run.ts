/** A run over one origin: document, checks, findings, coverage. */
import { createValidators, type Validators } from './checks/validators.ts'
import { createClient } from './client.ts'
import { bundled, type Contract } from './contract.ts'
import { type Coverage, createCoverage } from './coverage.ts'
import { createFindings } from './findings.ts'
import type { Run } from './target/exchange.ts'

export interface RunOptions {
  origin: string
  /** The document that is held against the server; the bundled one where left out. */
  contract?: Contract
  headers?: Record<string, string>
  clientId?: string
  isClosed?: boolean
  connections?: number
  /** Validators of the same document, made before. */
  validators?: Validators
  /** Whether what has been exercised is kept; reading every value of every reply takes as long as sending it. */
  isMeasured?: boolean
}

const unmeasured = (coverage: Coverage): Coverage => ({
  ...coverage,
  note: () => {
    coverage.requests += 1
  },
})

export function createRun({
  origin,
  contract = bundled(),
  headers = {},
  clientId = 'contract-guard',
  isClosed = true,
  connections = 10,
  validators = createValidators(contract),
  isMeasured = true,
}: RunOptions): Run {
  const coverage = createCoverage(contract, validators)
  return {
    contract,
    validators,
    client: createClient(origin, { connections, headers }),
    findings: createFindings(),
    coverage: isMeasured ? coverage : unmeasured(coverage),
    clientId,
    isClosed,
  }
}
