/**
 * `npm start`: installs missing packages, builds, and serves the app and the mock server on this computer until Ctrl-C.
 * `npm run dev`: the same with hot reload instead of a build; with API_ORIGIN, it starts no mock server.
 * `--host 192.168.1.5` also serves other devices, which use this address or name. `--https` uses a self-signed
 * certificate, because cameras need HTTPS. `--locale de-DE --currency EUR` sets the mock server's country,
 * and `--law` the settings that its law wants.
 */
import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { appUrl, ensureFreePorts, ensurePackages, isListening, root } from './prepare.mjs'

const options = readOptions()
const { host } = options
/** The country of the mock server's machines, also used by the app. */
const place = {
  ...(options.locale && { APP_LOCALE: options.locale }),
  ...(options.currency && { APP_CURRENCY: options.currency }),
  ...(options.law && { APP_LAW: 'true' }),
}
const protocol = options.https ? 'https' : 'http'
const ports = { app: process.env.APP_PORT ?? '4173', mock: process.env.MOCK_PORT ?? '4010' }
const children = []
let isStopping = false

function stop(code) {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 3000).unref()
  Promise.all(
    children.map((child) =>
      child.exitCode === null && child.signalCode === null
        ? new Promise((resolve) => child.once('exit', resolve))
        : null,
    ),
  ).then(() => process.exit(code))
}

/** `host`: the option, or else APP_HOST, or else for HTTPS this computer's address. Exits if it is invalid. */
function readOptions() {
  try {
    const text = { type: 'string' }
    const { values } = parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        https: { type: 'boolean', default: false },
        host: { ...text, default: process.env.APP_HOST },
        locale: text,
        currency: text,
        law: { type: 'boolean', default: false },
      },
    })
    const name = values.host || (values.https && ownAddress())
    if (!name) return { ...values, host: undefined }
    const { host, hostname } = new URL(`http://${name}`)
    if (host !== hostname || name.includes('/')) throw new Error('--host needs a name or address without a port.')
    return { ...values, host: hostname }
  } catch (error) {
    console.error(
      error.code === 'ERR_INVALID_URL' ? '--host needs a name or address, such as 192.168.1.5.' : error.message,
    )
    process.exit(1)
  }
}

/** Runs a program of the project. When one of them exits, all are stopped. */
function serve(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...(host && { APP_HOST: host }), ...(options.https && { APP_HTTPS: 'true' }), ...place },
  })
  child.once('exit', (code) => stop(code ?? 1))
  children.push(child)
}

const once = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed.'))))
  })

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

const vite = join(root, 'node_modules/vite/bin/vite.js')
const api = options.dev ? process.env.API_ORIGIN : undefined
await ensureFreePorts({ [ports.app]: 'the app', ...(!api && { [ports.mock]: 'the mock server' }) })
await ensurePackages()
if (!options.dev) await build()
if (!isStopping) await serveAll()

async function build() {
  console.log('Building…')
  // Warns of what the brand's pages and texts lack.
  await once([vite, 'build', '--logLevel', 'warn']).catch((error) => {
    if (!isStopping) console.error(error.message)
    stop(1)
  })
}

async function serveAll() {
  serve([vite, ...(options.dev ? [] : ['preview']), '--logLevel', 'warn'])
  // Waits for the app, because the mock server prints the app's URLs.
  while (!isStopping && !(await isListening(ports.app))) await new Promise((resolve) => setTimeout(resolve, 50))
  if (isStopping) return
  const app = appUrl(protocol, `localhost:${ports.app}`)
  if (api) return announce(app)
  // With this limit, Node collects garbage earlier, and the mock server stays near 200 MB.
  const mock = ['--max-old-space-size=512', '--import', 'tsx', 'mock-server/main.ts']
  serve([...mock, '--port', ports.mock, '--app', app])
  hintAtPhones()
}

function hintAtPhones() {
  if (!host)
    console.log(`To open the app on a phone in this network: npm ${options.dev ? 'run dev' : 'start'} -- --https\n`)
}

/** With an API of your own. Otherwise, the mock server prints the URLs. */
async function announce(app) {
  console.log(`App  ${app}\nAPI  ${api}`)
  if (!host) return hintAtPhones()
  const link = appUrl(protocol, `${host}:${ports.app}`)
  console.log(`\nOn a phone in this network: ${link}`)
  const { default: encodeQR } = await import('qr')
  console.log(encodeQR(link, 'ascii'))
}

/** The address by which other devices can most likely reach this computer. */
function ownAddress() {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
