/** A run over one origin: document, checks, findings, coverage. */
import { createValidators } from './checks/validators.ts'
import { createClient } from './client.ts'
import { bundled, type Contract } from './contract.ts'
import { createCoverage } from './coverage.ts'
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
}

export function createRun({
  origin,
  contract = bundled(),
  headers = {},
  clientId,
  isClosed = true,
  connections = 10,
}: RunOptions): Run {
  const validators = createValidators(contract)
  return {
    contract,
    validators,
    client: createClient(origin, { connections, headers }),
    findings: createFindings(),
    coverage: createCoverage(contract, validators),
    clientId: clientId ?? 'contract-guard',
    isClosed,
  }
}
