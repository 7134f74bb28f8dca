/** Packs the package, installs it into an empty folder without the network, and tries each command there. */
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

interface Outcome {
  code: number
  output: string
}

const run = (cwd: string, program: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) =>
    execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: output + errors }),
    ),
  )

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** Resolves to the URL that the mock server prints. */
async function startMock(cwd: string) {
  const child = spawn('npx', ['vending-api-kit', 'mock', '--port', '0', '--quiet'], { cwd, detached: true })
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Mock server +(\S+)/.exec(line) ?? []
    if (url) return { url, stop: () => process.kill(-(child.pid as number)) }
  }
  throw new Error(`The mock server ended with code ${child.exitCode}`)
}

/** Every page and file of the mock server, and a call of the API. */
async function expectPages(url: string) {
  const paths = [
    '/',
    '/console',
    '/docs',
    '/docs/redoc.js',
    '/docs/openapi.json',
    '/tools/pico.css',
    '/tools/console.js',
  ]
  for (const path of [...paths, '/media/products/prd-sea-salt-chips.webp', '/v1/customers/machines/VM-1001/products']) {
    const { status } = await fetch(url + path, { headers: { client_id: 'kit' } })
    assert.equal(status, 200, path)
  }
}

const asked = 'listMachines,getMachine,getMachineProducts'

/** The world `minimum` lacks required fields. */
async function expectCheck(cwd: string, url: string) {
  const check = (...args: string[]) => run(cwd, 'npx', 'vending-api-kit', 'check', ...args)
  const good = await check(url, '--only', asked, '--report', 'report.html')
  assert.equal(good.code, 0, good.output)
  assert.match(readFileSync(join(cwd, 'report.html'), 'utf8'), /proven/)
  const broken = await check(url, '--only', asked, '--header', 'x-mock-world: minimum')
  assert.equal(broken.code, 1, broken.output)
}

async function expectDiff(cwd: string) {
  const diff = (...args: string[]) => run(cwd, 'npx', 'vending-api-kit', 'diff', ...args)
  const file = join(cwd, 'node_modules/vending-api-kit/generated/openapi.json')
  const { '/v1/refunds': _, ...paths } = JSON.parse(readFileSync(file, 'utf8')).paths
  writeFileSync(join(cwd, 'next.json'), JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), paths }))
  assert.equal((await diff(file, file)).code, 0)
  const broken = await diff(file, 'next.json')
  assert.equal(broken.code, 1)
  assert.match(broken.output, /✗ breaking.*createRefund/)
}

export async function tryPackage(folder: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'kit-'))
  try {
    const packed = await run(folder, 'npm', 'pack', '--silent', '--pack-destination', cwd)
    assert.equal(packed.code, 0, packed.output)
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
    const installed = await run(cwd, 'npm', 'install', '--offline', '--no-audit', '--no-fund', packed.output.trim())
    assert.equal(installed.code, 0, installed.output)
    console.log(`✓ installed: ${(bytesIn(join(cwd, 'node_modules')) / 1e6).toFixed(1)} MB, ${seconds()}`)
    const mock = await startMock(cwd)
    console.log(`✓ mock server running, ${seconds()}`)
    try {
      await expectPages(mock.url)
      await expectCheck(cwd, mock.url)
    } finally {
      mock.stop()
    }
    await expectDiff(cwd)
    console.log(`✓ pages, check and diff, ${seconds()}`)
  } finally {
    rmSync(cwd, { recursive: true })
  }
}
