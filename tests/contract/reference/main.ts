/** `tsx tests/contract/reference/main.ts --port 4020 --fault NAME`; `--list` prints the faults. */
import { parseArgs } from 'node:util'
import { faults, startReference } from './index.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4020' }, fault: { type: 'string' }, list: { type: 'boolean' } },
})
if (values.list) {
  for (const { name, operation, what } of faults) console.log(`${operation.padEnd(30)} ${name.padEnd(36)} ${what}`)
  console.log(`${faults.length} faults over ${new Set(faults.map(({ operation }) => operation)).size} operations`)
} else {
  const { url } = await startReference({ port: Number(values.port), fault: values.fault })
  console.log(`Reference backend on ${url}${values.fault ? `, with the fault ${values.fault}` : ''}`)
}
