/** Serves a build with Debian's nginx, configured by deploy/prepare.ts. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isListening, nginxPath } from '../../../scripts/prepare.mjs'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(brotli)

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** Ignores the sites installed on this computer, and keeps all files in one folder. */
const mainConfig = (folder: string, otherSite: string) => `
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
  ${otherSite}
}
`

interface Site {
  dist: string
  port: number
  /** The content of /config.json. */
  config?: object
  /** The upstream server of /v1 and /media. */
  api?: string
  formTargets?: string
  /** Adds the app to a site with pages of its own, which also uses HTTPS. `certificate`: a file with its key. */
  otherSite?: { tlsPort: number; certificate: string }
}

/** The site's own rule for scripts must not apply to the app's. */
const siteWith = (folder: string, port: number, { tlsPort, certificate }: NonNullable<Site['otherSite']>) => `
  server {
    listen ${port};
    listen ${tlsPort} ssl;
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificate};
    location / { return 200 "The site’s own page"; }
    location ~ .js$ { return 200 "The site’s own script"; }
    include ${folder}/location.conf;
  }`

/** Returns a function that stops nginx. */
export async function serveByNginx({ dist, port, config = {}, api = '', formTargets = '', otherSite }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const configFile = join(folder, 'config.json')
  writeFileSync(configFile, JSON.stringify(config))
  const listen = otherSite ? `unix:${folder}/own.sock` : String(port)
  const options = { dist, out: folder, config: configFile, api, listen, 'form-targets': formTargets }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const prepare = ['--import', 'tsx', 'deploy/prepare.ts', ...args, ...(hasBrotli ? [] : ['--no-brotli'])]
  // Not synchronous: a connection that the mock server closes meanwhile would be used again, and the next call would fail.
  await run(process.execPath, prepare, { cwd: root })
  writeFileSync(join(folder, 'main.conf'), mainConfig(folder, otherSite ? siteWith(folder, port, otherSite) : ''))
  const nginx = spawn(nginxPath() ?? 'nginx', ['-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  while (nginx.exitCode === null && !(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  if (nginx.exitCode !== null) throw new Error(`nginx does not start with ${folder}/main.conf`)
  return async () => {
    const exited = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill()
    await exited
    rmSync(folder, { recursive: true })
  }
}
