/**
 * `npm run contract:reference`: proves the backend and prints how. With `-- --port 4020 [--fault NAME]` serves it until
 * it is stopped, with `-- --list` prints the faults, with `-- --full` walks all of them instead of a quarter.
 */
import { parseArgs } from 'node:util'
import { faults, reference, startReference } from './index.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    fault: { type: 'string' },
    list: { type: 'boolean' },
    full: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
})

function list() {
  for (const { name, operation, what } of faults) console.log(`${operation.padEnd(30)} ${name.padEnd(36)} ${what}`)
  console.log(`${faults.length} faults over ${new Set(faults.map(({ operation }) => operation)).size} operations`)
}

async function serve(port: number) {
  const { url } = await startReference({ port, fault: values.fault })
  console.log(`Reference backend on ${url}${values.fault ? `, with the fault ${values.fault}` : ''}`)
}

async function prove() {
  const section = await reference({ isFull: values.full, seed: Number(values.seed), progress: console.log })
  for (const { name, value, goal } of section.figures) console.log(`${name.padEnd(40)} ${value} (goal ${goal})`)
  for (const { check, found } of section.findings) console.log(`${check}: ${found}`)
  console.log(`${section.seconds.toFixed(1)} s`)
  if (section.figures.some(({ isMet }) => !isMet)) process.exitCode = 1
}

if (values.list) list()
else if (values.port || values.fault) await serve(Number(values.port ?? 4020))
else await prove()
