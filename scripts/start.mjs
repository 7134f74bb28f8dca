/** `npm start`: installs what is missing, builds, serves app and mock server until Ctrl-C. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureFreePorts, ensurePackages, root } from './prepare.mjs'
import { vapidKeys } from './vapid-keys.mjs'

const ports = { app: process.env.APP_PORT ?? '4173', mock: process.env.MOCK_PORT ?? '4010' }
const children = []
let isStopping = false

function stop(code) {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 3000).unref()
  Promise.all(
    children.map((child) => (child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null)),
  ).then(() => process.exit(code))
}

/** Runs a program of the project; whoever ends by itself ends all. */
function serve(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  child.once('exit', (code) => stop(code ?? 1))
  children.push(child)
}

const once = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // What the mock server signs its push messages with.
      env: { ...process.env, VITE_VAPID_KEY: vapidKeys().publicKey },
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed.'))))
  })

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

const vite = join(root, 'node_modules/vite/bin/vite.js')
await ensureFreePorts({ [ports.app]: 'the app', [ports.mock]: 'the mock server' })
ensurePackages()
console.log('Building…')
await once([vite, 'build', '--logLevel', 'error']).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
// With so much memory allowed Node tidies up sooner, and the mock server stays near 200 MB.
const mock = ['--max-old-space-size=512', '--import', 'tsx', 'mock-server/main.ts']
serve([...mock, '--port', ports.mock, '--app', `http://localhost:${ports.app}`])
serve([vite, 'preview', '--logLevel', 'warn'])
