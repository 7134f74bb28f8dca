/**
 * Checks the guard with a backend of another team (tests/contract/foreign, Python): each bug that is planted there must be
 * found, and each of its correct variants must pass. The score is the guard's own test.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from './contract.ts'
import { createRun, findingsOf, type Run } from './exchange.ts'
import { type Finding, findingLines } from './findings.ts'
import { guard, lastProbe, probeNames } from './guard.ts'
import { type Access, openScope } from './scope.ts'

const folder = join(import.meta.dirname, '../foreign')
const files = ['schema.py', 'shop.py', 'handlers.py', 'server.py']

/** Correct servers that differ in what the document leaves open. */
const variants = [
  'correct',
  'strict',
  'kwd',
  'jpy',
  'german',
  'slow',
  'proxy',
  'minimum',
  'taxed',
  'nulls',
  'plain-methods',
  'etags',
  'offsets',
  'chunked',
  'fields',
  'unfinished',
]

/** A planted bug is a switch in the source: `bug("name")`, in this file and function. */
interface Bug {
  name: string
  place: string
}

function plantedBugs(): Bug[] {
  const bugs = new Map<string, Bug>()
  for (const file of files) {
    let place = file
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const defined = /^ *def (\w+)/.exec(line)?.[1]
      if (defined) place = `${file} ${defined}`
      for (const [, name = ''] of line.matchAll(/\b(?:bug|order_of)\((?:call, )?"([a-z0-9-]+)"\)/g))
        if (!bugs.has(name)) bugs.set(name, { name, place })
    }
  }
  return [...bugs.values()]
}

/** The probes that are likely to find a bug come first. All others follow, so this is only about time. */
const likely: [place: RegExp, probes: string[]][] = [
  [/schema/, ['fuzz']],
  [/company/i, ['company orders', 'owners']],
  [/open_app/, ['paying in an app']],
  [/may_choose|ingredient|sugar/, ['ingredients']],
  [/settle/, ['several units']],
  [/missing_item/, ['missing items']],
  [/avoided/, ['account']],
  [/Cart|quote|discounts|CART/, ['carts', 'ingredients', 'paying', 'owners']],
  [/createOrder|replayed|checked_order|Attempt|outcome/, ['paying', 'collecting']],
  [/refund|unblock|dispense|receipt|rateOrder|confirm|settle|is_active/i, ['collecting', 'owners']],
  [/Otp|AccessToken|Guest|refreshTokens|signOut|tokens/, ['sign-in']],
  [/caller|authenticate/, ['bad tokens', 'other schemes']],
  [/Profile|Card/, ['account']],
  [/page_of|sorted|keyword|list/, ['lists', 'search', 'owners']],
  [/Wallet|book/, ['collecting', 'wallet', 'lists', 'owners']],
  [/cors|preflight/, ['preflight']],
  [/stream/, ['live status']],
  [/spoken/, ['languages']],
  [/machine|products/, ['machines', 'machine ids', 'search']],
  [/order_of|shown/, ['owners', 'paying']],
]

const probesFor = ({ place }: Bug) => {
  const first = likely.filter(([pattern]) => pattern.test(place)).flatMap(([, probes]) => probes)
  return [...new Set([...first, ...probeNames, 'fuzz', lastProbe])]
}

/** Starts the server. Rejects with what to do if there is no Python. */
async function startForeign() {
  const child = spawn('python3', [join(folder, 'server.py')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error('The self-check needs python3 (3.9 or later), and there is none. On Debian: apt-get install python3'),
      ),
    )
    child.once('exit', (code) => reject(new Error(`The foreign server has ended with code ${code}.`)))
    child.stdout.once('data', (data) => resolve(String(data).trim()))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.stdin.end() }
}

const phone = (number: string) => ({ country_code: '+91', phone: number, otp: '424242' })

/** The operations that the server has. */
const implemented = [...readFileSync(join(folder, 'handlers.py'), 'utf8').matchAll(/^def op_(\w+)/gm)].map(
  ([, id = '']) => id,
)

/** A busy computer is no bug of the server, so responses have more time than usual. */
const runAt = (url: string, only?: string[]) =>
  createRun(url, { ...(only && { only }), isClosed: false, timeout: 60_000 })

/** The run of a bug ends with the first finding. */
class Found extends Error {}

function endWhenFound({ client, findings }: Run) {
  const { send } = client
  client.send = async (call) => {
    if (findings.count() > 0) throw new Found()
    return send(call)
  }
}

async function open(run: Run, world: string) {
  const headers = { 'x-world': world }
  const post = (path: string, body: object) =>
    run.client.send({ method: 'POST', path, headers, body: JSON.stringify(body) })
  let phones = 9_100_000_000
  const access: Access = {
    machineId: 'PY-1',
    phone: phone('9000000001'),
    otherPhone: phone('9000000002'),
    newPhone: () => phone(String(phones++)),
    mayWrite: true,
    wait: async (ms) => void (await post('/__clock', { ms })),
    skipsTime: true,
    confirm: async (payment: Schema) => (await post('/__confirm', payment)).status === 200,
  }
  return openScope(run, access, world, headers)
}

const quick = { seed: 1, times: 1, combined: 2, atOnce: 1 }
/** The operations with the most kinds of fields. */
const fuzzed = ['validateCart', 'listWalletTransactions', 'updateProfile', 'createOrder', 'saveCard']

/** Runs one probe after the other until one finds something, and says what. */
async function foundBy(url: string, bug: Bug): Promise<string | undefined> {
  const run = runAt(url, implemented)
  endWhenFound(run)
  const all = run.operations
  let at = 'opening'
  try {
    const scope = await open(run, bug.name)
    for (const probe of probesFor(bug)) {
      at = probe
      const isFuzzed = probe === 'fuzz'
      run.operations = isFuzzed ? all.filter(({ id }) => fuzzed.includes(id)) : all
      const isListening = probe === 'live status'
      await guard(scope, {
        ...quick,
        isFuzzed,
        isListening,
        probes: isFuzzed ? [] : [probe],
        scopeOf: async () => scope,
      })
      // Generated requests swallow the end of the run.
      if (run.findings.count() > 0) break
    }
  } catch (error) {
    if (!(error instanceof Found)) throw error
  }
  const [first] = run.findings.all()
  return first && `${first.check} ${first.operation} in ${at}`
}

/** What the guard says about a correct server. */
async function falseAlarms(url: string, variant: string): Promise<Finding[]> {
  const run = variant === 'unfinished' ? runAt(url) : runAt(url, implemented)
  const scope = await open(run, variant)
  const options = { ...quick, scopeOf: async () => scope }
  await guard(scope, { ...options, isFuzzed: false, probes: probeNames })
  const { operations } = run
  if (variant !== 'correct') run.operations = operations.filter(({ id }) => fuzzed.includes(id))
  await guard(scope, { ...options, probes: [lastProbe], isListening: false })
  return findingsOf({ ...run, operations })
}

/** Runs the tasks, a few at a time. */
async function inLanes<T>(tasks: T[], count: number, work: (task: T) => Promise<void>) {
  const rest = [...tasks]
  const lane = async () => {
    for (let task = rest.shift(); task !== undefined; task = rest.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: count }, lane))
}

const lanes = 4

export interface Score {
  bugs: number
  missed: string[]
  servers: number
  alarms: { variant: string; findings: Finding[] }[]
}

/** The bugs and correct servers with these names, or all. `log` gets a line for each server when it is done. */
export async function selfCheck(names: string[] | undefined, log: (line: string) => void): Promise<Score> {
  const isAsked = (name: string) => names?.includes(name) ?? true
  const bugs = plantedBugs().filter(({ name }) => isAsked(name))
  const servers = variants.filter(isAsked)
  const unknown = names?.find((name) => ![...servers, ...bugs.map((bug) => bug.name)].includes(name))
  if (unknown !== undefined) throw new Error(`No bug and no correct server is named ${unknown}`)
  const foreign = await startForeign()
  const missed: string[] = []
  const alarms: Score['alarms'] = []
  // Those that wait for the live stream come first.
  const tasks = [
    ...servers,
    ...bugs.toSorted((a, b) => Number(b.place.includes('stream')) - Number(a.place.includes('stream'))),
  ]
  try {
    await inLanes(tasks, lanes + servers.length, async (task) => {
      if (typeof task !== 'string') {
        const by = await foundBy(foreign.url, task)
        log(`${by ? '✓' : '✗'} ${task.name} (${task.place}): ${by ?? 'missed'}`)
        if (!by) missed.push(task.name)
        return
      }
      const findings = await falseAlarms(foreign.url, task)
      log(`${findings.length === 0 ? '✓' : '✗'} ${task}`)
      if (findings.length > 0) alarms.push({ variant: task, findings })
    })
  } finally {
    foreign.stop()
  }
  return { bugs: bugs.length, missed, servers: servers.length, alarms }
}

export function scoreLines({ bugs, missed, servers, alarms }: Score): string[] {
  const isPerfect = missed.length === 0 && alarms.length === 0
  return [
    `${isPerfect ? '✓' : '✗'} The guard against a foreign server: ${bugs - missed.length} of ${bugs} bugs found, ${servers - alarms.length} of ${servers} correct servers passed`,
    ...(missed.length > 0 ? [`    Missed: ${missed.sort().join(', ')}`] : []),
    ...alarms.flatMap(({ variant, findings }) => [
      `    False alarms for ${variant}:`,
      ...findings.flatMap(findingLines),
    ]),
  ]
}
