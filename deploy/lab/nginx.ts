/** Serves a build with this computer's nginx, configured as in the container. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nginxPath } from '../../scripts/prepare.mjs'
import { layOut } from './dockerfile.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(brotli)

const run = promisify(execFile)

/** Ignores the sites installed on this computer, and keeps all files in one folder. */
const mainConfig = (folder: string, otherSites: string) => `
${hasBrotli ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/http.conf;
  include ${folder}/nginx.conf;
  ${otherSites}
}
`

interface Site {
  dist: string
  /** The content of /config.json. */
  config?: string | Buffer
  /** More options of prepare.ts. */
  options: Record<string, string>
  /** nginx's configuration of more servers. `folder` has the app's location.conf. */
  otherSites?: (folder: string) => string
  /** Changes a file of the configuration. */
  change?: (text: string) => string
}

/** Starts nginx. Throws its error message if it can't start. */
export async function serveByNginx({ dist, config = '{}', options, otherSites, change = (text) => text }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(folder, 'config.json')
  writeFileSync(file, config)
  // Not synchronous: a connection that the mock server closes meanwhile would be used again, and the next call would fail.
  const { cwd } = await layOut(join(folder, 'image'), dist)
  const all = Object.entries({ out: folder, config: file, ...options }).map(([name, value]) => `--${name}=${value}`)
  const { stderr } = await run(process.execPath, ['prepare.mjs', ...all, ...(hasBrotli ? [] : ['--no-brotli'])], {
    cwd,
  }).catch((error: { stderr: string }) => error)
  for (const name of ['http.conf', 'upstream.conf', 'location.conf', 'nginx.conf'])
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')))
  writeFileSync(join(folder, 'main.conf'), mainConfig(folder, otherSites?.(folder) ?? ''))
  const args = ['-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')]
  const program = nginxPath() ?? 'nginx'
  const dump = await run(program, ['-T', ...args]).catch((error: { stderr: string }) => {
    rmSync(folder, { recursive: true })
    throw new Error(error.stderr)
  })
  // The test of the configuration has written one too.
  rmSync(join(folder, 'nginx.pid'))
  const nginx = spawn(program, args, { stdio: 'inherit' })
  while (nginx.exitCode === null && !existsSync(join(folder, 'nginx.pid')))
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (nginx.exitCode !== null) throw new Error(`nginx does not start with ${folder}/main.conf`)
  const close = async () => {
    const exited = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill()
    await exited
    rmSync(folder, { recursive: true })
  }
  /** `messages`: what prepare.ts says. `dump`: the configuration as nginx reads it. */
  return { close, messages: stderr, dump: dump.stdout }
}
