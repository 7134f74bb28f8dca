/** How fast the mock answers, beside bare Prism on the same document, and what memory it takes. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import { createRun } from './run.ts'
import type { Figure, Section } from './section.ts'
import { openWorld } from './target/mock.ts'

interface Served {
  url: string
  pid: number
  stop: () => void
}

/** The flags with which `npm start` and `npm run mock` start the mock. */
const asStarted = ['--max-old-space-size=512']

/** Starts a server in a process of its own; it says its address in its first line with one. */
function start(kind: 'mock' | 'prism'): Promise<Served> {
  const script = join(import.meta.dirname, 'speed-main.ts')
  const memory = kind === 'mock' ? asStarted : []
  const child = spawn(process.execPath, [...memory, '--import', 'tsx', script, '--serve', kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${kind} ended with ${code}`)))
    createInterface(child.stdout).on('line', (line) => {
      const url = /http:\/\/localhost:\d+/.exec(line)?.[0]
      if (url) resolve({ url, pid: Number(child.pid), stop: () => child.kill() })
    })
  })
}

/** Resident memory of a process in MB; Linux only. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

type Requests = { method: 'GET'; path: string; headers: Record<string, string> }[]

const connections = 10

interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  /** Answers that were not 200. */
  failed: number
}

/**
 * Sends so many requests over so many connections, each as soon as the one before is answered. Each connection begins
 * at another request, so that they do not all ask for the heaviest at once.
 */
async function load(url: string, requests: Requests, count: number): Promise<Load> {
  const times: number[] = []
  let failed = 0
  let begun = 0
  const started = performance.now()
  await autocannon({
    url,
    connections,
    amount: count,
    requests,
    setupClient: (client) => {
      const first = begun++ % requests.length
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
      client.on('response', (status, _, milliseconds) => {
        times.push(milliseconds)
        if (status !== 200) failed += 1
      })
    },
  })
  const seconds = (performance.now() - started) / 1000
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: sorted.length / seconds, p50: at(0.5), p95: at(0.95), failed: failed + count - sorted.length }
}

const world = 'speed'

/** What an app reads, signed in: all stateful, all validated twice. */
async function readings(origin: string): Promise<Requests> {
  const run = createRun({ origin })
  const scope = await openWorld(run, world)
  run.client.close()
  const { userId, orderId, machineId } = scope.facts
  const headers = { client_id: 'speed', 'x-mock-world': world, authorization: `Bearer ${scope.token()}` }
  return [
    `/v1/customers/machines/${machineId}`,
    `/v1/customers/machines/${machineId}/products`,
    '/v1/customers/machines?keyword=tower',
    '/v1/customers/profile',
    '/v1/payment-options',
    `/v1/wallets/${userId}/balance`,
    `/v1/transactions/users/${userId}?page=1&limit=10`,
    `/v1/users/${userId}/vending-machine/-1/orders/${orderId}`,
    '/v1/refunds?page=1&limit=10',
  ].map((path) => ({ method: 'GET', path, headers }))
}

const warmUp = 1000
const figure = (name: string, value: string, isMet = true, goal?: string): Figure => ({
  name,
  value,
  isMet,
  ...(goal && { goal }),
})

/** `measured`: requests for the times; `sustained`: requests over which memory is watched. */
export async function speed(measured: number, sustained: number, progress: (line: string) => void): Promise<Section> {
  const started = performance.now()
  const mock = await start('mock')
  const bare = await start('prism')
  try {
    const requests = await readings(mock.url)
    for (const { url } of [mock, bare]) await load(url, requests, warmUp)
    progress('warm')
    const stateful = await load(mock.url, requests, measured)
    progress(`mock: ${stateful.perSecond.toFixed(0)} requests per second`)
    const plain = await load(bare.url, requests, measured)
    const memory: number[] = [memoryOf(mock.pid)]
    for (let done = 0; done < sustained; done += sustained / 10) {
      await load(mock.url, requests, sustained / 10)
      memory.push(memoryOf(mock.pid))
      progress(`${Math.round(done + sustained / 10)} requests, ${memory.at(-1)?.toFixed(0)} MB`)
    }
    const most = Math.max(...memory)
    const half = memory.slice(1, 6).reduce((sum, each) => sum + each, 0) / 5
    const rest = memory.slice(6).reduce((sum, each) => sum + each, 0) / Math.max(1, memory.length - 6)
    return {
      title: 'Speed of the mock',
      figures: [
        figure(
          'p95 at 10 connections',
          `${stateful.p95.toFixed(1)} ms (median ${stateful.p50.toFixed(1)} ms)`,
          stateful.p95 <= 10,
          '≤ 10 ms',
        ),
        figure('requests per second', `${stateful.perSecond.toFixed(0)}, bare Prism ${plain.perSecond.toFixed(0)}`),
        figure('p95 of bare Prism', `${plain.p95.toFixed(1)} ms`),
        figure(
          'answers other than 200',
          `${stateful.failed} of ${measured}, bare Prism ${plain.failed}`,
          stateful.failed === 0,
          '0',
        ),
        figure(`memory over ${sustained} requests`, `at most ${most.toFixed(0)} MB`, most <= 300, '≤ 300 MB'),
        figure('growth, second half beside the first', `${(rest - half).toFixed(0)} MB`, rest - half <= 20, '≤ 20 MB'),
      ],
      findings: [],
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    mock.stop()
    bare.stop()
  }
}
