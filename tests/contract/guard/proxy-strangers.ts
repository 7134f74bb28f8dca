/** Live calls of what the document does not have. */
import type { Contract } from './contract.ts'
import type { Call } from './requests/call.ts'
import { type Run, report } from './target/exchange.ts'

/** Whether a path lies where the document's do; pictures and pages of the same origin are none of its business. */
export const isOfApi = ({ operations }: Contract, path: string) =>
  operations.some((operation) => path.split('/')[1] === operation.path.split('/')[1])

/** A call of something that the document does not have. */
export function reportStranger(run: Run, call: Omit<Call, 'operation'>) {
  const [pointer = call.path] = call.path.split('?')
  const expected = 'an operation of the document'
  report(run, { ...call, operation: '-' }, [
    { check: 'request', pointer, expected, found: `${call.method} ${pointer}` },
  ])
}
