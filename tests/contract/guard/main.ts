/** `npm run contract`: the guard on the mock, against a real server, or between a client and one. */
import { resolve } from 'node:path'
import { guard } from './guard.ts'
import { help, type Options, readOptions } from './options.ts'
import { partsOf } from './parts.ts'
import { startProxy } from './proxy.ts'
import { createProgress, sectionLines } from './report/terminal.ts'
import { writeReports } from './report/write.ts'
import { createRun } from './run.ts'
import type { Section } from './section.ts'
import { openServer } from './target/server.ts'

const runOf = (options: Options, origin: string) =>
  createRun({
    origin,
    headers: options.headers,
    isClosed: !options.open,
    ...(options['client-id'] && { clientId: options['client-id'] }),
  })

/** What the options leave out, and which would let it in. */
const notExamined = ({ write, switches, phone, token }: Options) => [
  ...(phone || token ? [] : ['what needs an account (--phone or --token)']),
  ...(write ? [] : ['calls that change something (--write)']),
  ...(switches ? [] : ['an offline machine, the end of a token and changes on the live stream (--switches)']),
]

/** A real server, with one account. */
async function examineServer(options: Options, origin: string, progress: (line: string) => void): Promise<Section> {
  const run = runOf(options, origin)
  const scope = await openServer(run, options)
  const one = async () => scope
  const { findings, figures, seconds } = await guard({
    run,
    seed: options.seed,
    times: options.requests,
    combined: 10,
    atOnce: 1,
    mayWrite: options.write,
    canForce: options.switches,
    only: options.only,
    probeScope: one,
    scopeOf: one,
    progress,
  })
  run.client.close()
  // What one account can reach is told, not demanded.
  const told = figures.map((figure) =>
    figure.name === 'violations' ? figure : { name: figure.name, value: figure.value, isMet: true },
  )
  const untried = { name: 'not examined', value: notExamined(options).join('; ') || 'nothing', isMet: true }
  return { title: `${origin} against the document`, figures: [...told, untried], findings, seconds }
}

async function watchTraffic(options: Options, origin: string): Promise<Section> {
  const started = performance.now()
  const run = runOf(options, origin)
  const proxy = await startProxy(run, options.proxy ?? 0, (line) => console.log(line))
  console.log(`${proxy.url} passes everything on to ${origin}. Ctrl+C ends it and writes the report.`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await proxy.close()
  const findings = run.findings.all()
  return {
    title: `Live traffic of ${origin}`,
    figures: [
      { name: 'calls', value: String(run.coverage.requests), isMet: true },
      { name: 'violations', value: String(findings.length), goal: '0', isMet: findings.length === 0 },
    ],
    findings,
    seconds: (performance.now() - started) / 1000,
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  const { say, end } = createProgress(process.stdout)
  const { target } = options
  const sections: Section[] = []
  const add = (section: Section) => {
    sections.push(section)
    end()
    console.log(sectionLines(section).join('\n'))
  }
  if (target === undefined)
    for (const part of partsOf(options.parts))
      add(await part({ seed: options.seed, requests: options.requests, progress: say }))
  else add(await (options.proxy !== undefined ? watchTraffic(options, target) : examineServer(options, target, say)))
  const folder = resolve(import.meta.dirname, '../../..', options.report)
  const about = `${target ?? 'The contract'} · seed ${options.seed} · ${new Date().toISOString()}`
  for (const path of writeReports(folder, sections, about)) console.log(path)
  const isGood = sections.every(({ findings, figures }) => findings.length === 0 && figures.every(({ isMet }) => isMet))
  process.exitCode = isGood ? 0 : 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
