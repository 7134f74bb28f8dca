/** Starts the app as its image does, with the command of the Dockerfile and Debian's own configuration of nginx. */
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
import { inside, layOut } from './dockerfile.ts'

const debians = '/etc/nginx/nginx.conf'

/** Whether nginx comes from Debian's packages, as in the image, with the module for Brotli. */
export const canStartContainer = () =>
  existsSync(debians) && existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')

/** What the Dockerfile's packages would install, without the sites of this computer. */
function installNginx(folder: string) {
  cpSync('/etc/nginx', join(folder, 'etc/nginx'), {
    recursive: true,
    dereference: true,
    filter: (path) => !/\/(conf\.d|sites-enabled)$/.test(path),
  })
  for (const name of ['config', 'run', 'etc/nginx/sites-enabled', 'bin'])
    mkdirSync(join(folder, name), { recursive: true })
  const file = join(folder, 'etc/nginx/nginx.conf')
  writeFileSync(file, inside(folder, readFileSync(debians, 'utf8')))
  const program = join(folder, 'bin/nginx')
  writeFileSync(program, `#!/bin/sh\nexec ${nginxPath()} -c ${file} -e ${folder}/var/log/nginx/error.log "$@"\n`)
  chmodSync(program, 0o755)
  // Its workers have a user of their own.
  chmodSync(folder, 0o755)
}

interface Options {
  dist: string
  port: number
  config: object
  environment: Record<string, string>
}

/** Runs the image's command while `visit` asks it for pages. */
export async function startContainer(
  { dist, port, config, environment }: Options,
  visit: (url: string) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  installNginx(folder)
  const { cwd, env, command } = await layOut(folder, dist)
  writeFileSync(join(folder, 'config/config.json'), JSON.stringify(config))
  const [program = '', ...args] = command
  const output = join(folder, 'output')
  const file = openSync(output, 'a')
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, ...environment, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
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
    rmSync(folder, { recursive: true })
  }
}
