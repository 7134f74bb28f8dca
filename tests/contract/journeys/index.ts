/** The independent check: a runner not written here walks the journeys on the mock and on the reference backend. */
import { bundled } from '../guard/contract.ts'
import type { Finding, Part } from '../guard/section.ts'
import { startMock } from '../guard/target/mock.ts'
import { faults, startReference } from '../reference/index.ts'
import { operations, respect, type Walked } from './respect.ts'

/** In no journey: an event stream has no end that the runner could wait for. */
const left = ['streamMachine']

const findings = (server: string, walked: Walked[]): Finding[] =>
  walked.flatMap(({ journey, step, failed }) =>
    failed.map(({ check, message }) => ({
      id: `J-${server}-${journey}-${step}-${check}`.replaceAll(' ', '-'),
      check: 'journey',
      operation: '-',
      pointer: `${journey}/${step}`,
      expected: check,
      found: message,
      count: 1,
    })),
  )

/** Walks the reference backend, clean or with a fault. */
export async function walkReference(fault?: string): Promise<Walked[]> {
  const server = await startReference({ fault })
  try {
    return await respect(server.url, 'ord-0305')
  } finally {
    await server.close()
  }
}

async function walkMock(seed: number): Promise<Walked[]> {
  const server = await startMock(seed)
  try {
    return await respect(server.url, 'ord-past-05')
  } finally {
    await server.close()
  }
}

/** The long run also tries every eighth planted fault, so that one sees what such a runner finds and what it does not. */
export const journeys: Part = async ({ isFull, seed, progress }) => {
  const started = performance.now()
  const mock = await walkMock(seed)
  progress(`mock: ${mock.length} steps`)
  const clean = await walkReference()
  progress(`reference backend: ${clean.length} steps`)
  const tried = isFull ? faults.filter((_, index) => index % 8 === seed % 8) : []
  const found: string[] = []
  for (const { name } of tried) {
    if ((await walkReference(name)).some(({ failed }) => failed.length > 0)) found.push(name)
    progress(`${found.length} found, ${name} was the last tried`)
  }
  const expected = bundled().operations.length - left.length
  const share = (server: string, walked: Walked[]) => {
    const checks = walked.reduce((sum, step) => sum + step.checks, 0)
    const failed = walked.reduce((sum, step) => sum + step.failed.length, 0)
    return {
      name: `${server}: checks of ${walked.length} steps that hold`,
      value: `${checks - failed} of ${checks}`,
      goal: `${checks} of ${checks}`,
      isMet: failed === 0 && checks > 0,
    }
  }
  return {
    title: 'Journeys, walked by redocly respect',
    figures: [
      {
        name: `operations walked, all but ${left}`,
        value: `${operations.size} of ${expected}`,
        goal: `${expected} of ${expected}`,
        isMet: operations.size === expected,
      },
      share('mock', mock),
      share('reference backend', clean),
      ...(isFull
        ? [{ name: 'planted faults that it finds alone', value: `${found.length} of ${tried.length}`, isMet: true }]
        : []),
    ],
    findings: [...findings('mock', mock), ...findings('reference', clean)],
    seconds: (performance.now() - started) / 1000,
  }
}
