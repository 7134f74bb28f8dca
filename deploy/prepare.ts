/**
 * Prepares a build for its web server. Writes the files to `www`, with the settings of config.json in the page, and
 * nginx's configuration with the security headers for these settings. Run it again after changing config.json.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { precompress } from '../scripts/precompress.ts'
import { securityHeaders, withFormTargets } from '../scripts/security-headers.ts'
import { merge } from '../src/shared/configuration/merge.ts'
import { builtSettingsIn, configure } from '../src/shared/configuration/page.ts'
import { unknownSettings } from '../src/shared/configuration/unknown-settings.ts'
import { routes } from '../src/shared/paths.ts'

const { env } = process
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: '.cache/site' },
    config: { type: 'string', default: env.CONFIG ?? '' },
    api: { type: 'string', default: env.API ?? '' },
    pass: { type: 'string', default: env.PASS ?? '/v1/,/media/' },
    'form-targets': { type: 'string', default: env.FORM_TARGETS ?? '' },
    listen: { type: 'string', default: env.LISTEN ?? '80' },
    'server-name': { type: 'string', default: env.SERVER_NAME ?? '_' },
    'no-brotli': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const help = `Options, with the equivalent environment variable
  --dist dist            the build
  --out .cache/site      output folder for www and nginx.conf
  --config FILE          CONFIG: the settings of this installation (docs/configuration.md)
  --api URL              API: the server to which nginx proxies the API's paths; empty if config.json has another apiOrigin
  --pass /v1/,/media/    PASS: the paths that nginx proxies; add those of receipts and payment returns if the API serves them here
  --form-targets ORIGINS FORM_TARGETS: payment pages without HTTPS, for tests only
  --listen 80            LISTEN: as in nginx
  --server-name NAME     SERVER_NAME: as in nginx, if the host serves other sites too
  --no-brotli            for an nginx without ngx_brotli`

const list = (text: string) => text.split(',').filter(Boolean)

/** A missing file is not an error, because the container always passes a file name. */
function readSettings(file: string) {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (file) console.error(`${file} does not exist. Using the settings of the build.`)
  return {}
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The base path of the build, from the URL of its main script. */
function baseOf(page: string): string {
  const [, base] = /href="([^"]*\/)assets\/[^"]*" id="app"/.exec(page) ?? []
  if (!base) throw new Error('index.html has no script, so this is not a build of the app.')
  return base
}

/** Writes the configured files. */
function writeFiles(folder: string, base: string, page: string, config: object) {
  rmSync(folder, { recursive: true, force: true })
  const site = join(folder, base)
  cpSync(options.dist, site, { recursive: true })
  for (const [name, text] of Object.entries({ 'index.html': page, 'config.json': `${JSON.stringify(config)}\n` })) {
    writeFileSync(join(site, name), text)
    precompress(join(site, name))
  }
}

function nginxConfig(root: string, base: string, headers: ReturnType<typeof securityHeaders>): string {
  const always = withFormTargets(headers.always, list(options['form-targets']))
  const patterns = Object.values(routes).map((route) => route.slice(1).replace(/:\w+/g, '[^/]+'))
  const filled: Record<string, string> = {
    BASE: base,
    ROOT: root,
    PORT: options.listen,
    NAME: options['server-name'],
    ROUTES: patterns.join('|'),
    HSTS: headers.overHttps['Strict-Transport-Security'] ?? '',
    HEADERS: Object.entries(always)
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
      .join('\n'),
    BROTLI: options['no-brotli'] ? '' : 'brotli_static on;',
    PASSED: list(options.pass).join('|'),
    API: options.api,
    // A server in the same network gets the app's host name; a server with HTTPS gets its own.
    API_HOST: options.api.startsWith('https:') ? '$proxy_host' : '$http_host',
    BASE_REDIRECT: base === '/' ? '' : `\n  location = ${base.slice(0, -1)} {\n    return 301 ${base};\n  }\n`,
  }
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
  const used = options.api ? template : template.replace(/ {2}# Proxied to the API\.[\s\S]*?\n {2}}\n\n/, '')
  return used.replace(/\$\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')
}

function main() {
  if (options.help) return console.log(help)
  const out = resolve(options.out)
  const built = readFileSync(join(options.dist, 'index.html'), 'utf8')
  const file = readSettings(options.config)
  const { page, settings, problems } = configure(built, builtSettingsIn(built), file)
  for (const warning of unknownSettings(merge(builtSettingsIn(built), file))) console.error(`config.json: ${warning}`)
  for (const problem of problems) console.error(`config.json: ${problem}`)
  const base = baseOf(built)
  const headers = securityHeaders(page, settings)
  mkdirSync(out, { recursive: true })
  writeFiles(join(out, 'www'), base, page, file)
  writeFileSync(join(out, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  writeFileSync(join(out, 'nginx.conf'), nginxConfig(join(out, 'www'), base, headers))
  if (problems.length === 0) return console.log(`${out}: www and nginx.conf are ready.`)
  console.error(`${out}: www and nginx.conf are written, but the page only shows these problems.`)
  process.exitCode = 1
}

main()
