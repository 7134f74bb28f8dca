/** Starts the images that the Dockerfile's stages make, by their own commands, the app on Debian's own configuration of nginx. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isListening, nginxPath } from '../../scripts/prepare.mjs'
import { carryOutAll, type Image, inside } from './dockerfile.ts'

const debians = '/etc/nginx/nginx.conf'

/** Why the images aren't made here; empty if they are. */
export const whyNoImages = () =>
  process.argv.includes('--test')
    ? 'it takes minutes: `npm run lab`'
    : existsSync(debians) && existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
      ? ''
      : 'nginx is not from Debian’s packages, with Brotli'

/** What the Dockerfile's packages would install, without the sites of this computer. */
function installNginx(folder: string) {
  cpSync('/etc/nginx', join(folder, 'etc/nginx'), {
    recursive: true,
    dereference: true,
    filter: (path) => !/\/(conf\.d|sites-enabled)$/.test(path),
  })
  for (const name of ['config', 'run', 'var/log/nginx', 'etc/nginx/conf.d', 'etc/nginx/sites-enabled', 'bin'])
    mkdirSync(join(folder, name), { recursive: true })
  const file = join(folder, 'etc/nginx/nginx.conf')
  writeFileSync(file, inside(folder, readFileSync(debians, 'utf8')))
  const program = join(folder, 'bin/nginx')
  writeFileSync(program, `#!/bin/sh\nexec ${nginxPath()} -c ${file} -e ${folder}/var/log/nginx/error.log "$@"\n`)
  chmodSync(program, 0o755)
  // Its workers have a user of their own.
  chmodSync(folder, 0o755)
}

/** The arguments of the build that deploy/README.md shows. */
const args = { BRAND: 'brand/gruenzeug', BASE_PATH: '/order/', COMMIT: 'abc1234' }

/** Makes the images of the app and of the kit. */
export async function makeImages() {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true })
  const images = await carryOutAll(folder, { args, installPackages: installNginx }).catch((error: Error) => {
    remove()
    throw error
  })
  const [app, kit] = ['last', 'kit'].map((name) => images.get(name))
  if (!app || !kit) throw new Error('The Dockerfile has no stage for the app or for the kit.')
  return { app, kit, commit: args.COMMIT, remove }
}

interface Options {
  image: Image
  port: number
  environment: Record<string, string>
}

/** Runs the image's command while `visit` asks it for pages. */
export async function startContainer(
  { image: { find, cwd, env, entrypoint, command }, port, environment }: Options,
  visit: (url: string) => Promise<void>,
) {
  const [program = '', ...rest] = [...entrypoint, ...command]
  const output = find('/output')
  const file = openSync(output, 'a')
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, ...env, ...environment, PATH: `${find('/bin')}:${process.env.PATH}` },
    stdio: ['ignore', file, file],
  })
  try {
    while (child.exitCode === null && !(await isListening(port)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    if (child.exitCode !== null) throw new Error(`The container has stopped: ${readFileSync(output, 'utf8')}`)
    await visit(`http://localhost:${port}`)
  } finally {
    const ended = child.exitCode !== null || new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}
