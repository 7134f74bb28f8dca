/**
 * Prepares a build for its web server. Writes the files to `www`, with the settings of config.json in the page, and
 * nginx's configuration with the security headers for these settings: http.conf, and either nginx.conf for a host of
 * its own, or upstream.conf and location.conf for an existing site. Run it again after changing config.json.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { precompress } from '../build/plugins/precompress.ts'
import { securityHeaders } from '../build/security-headers.ts'
import { parseJsonFile } from '../src/shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '../src/shared/configuration/merge.ts'
import { builtSettingsIn, configure } from '../src/shared/configuration/page.ts'
import { unknownSettings } from '../src/shared/configuration/unknown-settings.ts'
import { unmetNeeds } from '../src/shared/configuration/unmet-needs.ts'
import { nginxFiles } from './nginx-files.ts'

const { env } = process
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: '.cache/site' },
    config: { type: 'string', default: env.CONFIG ?? '' },
    api: { type: 'string', default: env.API ?? '' },
    pass: { type: 'string', default: env.PASS ?? '/v1/,/media/' },
    'form-targets': { type: 'string', default: env.FORM_TARGETS ?? '' },
    resolver: { type: 'string', default: env.RESOLVER ?? '' },
    nginx: { type: 'string', default: env.NGINX ?? '' },
    listen: { type: 'string', default: env.LISTEN ?? '' },
    certificate: { type: 'string', default: env.CERTIFICATE ?? '' },
    key: { type: 'string', default: env.KEY ?? '' },
    'server-name': { type: 'string', default: env.SERVER_NAME ?? '_' },
    'no-brotli': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const help = `Options, with the equivalent environment variable
  --dist dist            the build
  --out .cache/site      output folder for www and nginx's configuration
  --config FILE          CONFIG: the settings of this installation (docs/configuration.md)
  --api URL              API: the server to which nginx proxies the API's paths; empty if config.json has another apiOrigin
  --pass /v1/,/media/    PASS: the paths that nginx proxies; add those of receipts and payment returns if the API serves them here
  --form-targets ORIGINS FORM_TARGETS: payment pages without HTTPS, for tests only
  --resolver ADDRESSES   RESOLVER: the name servers for the API's name; default: those of this computer
  --nginx VERSION        NGINX: the version of the nginx that serves the app, such as 1.22.1; default: this computer's
  --listen 80            LISTEN: as in nginx
  --certificate FILE     CERTIFICATE: serves HTTPS and HTTP/2 on port 443, and redirects from port 80
  --key FILE             KEY: the certificate's key
  --server-name NAME     SERVER_NAME: as in nginx, if the host serves other sites too
  --no-brotli            for an nginx without ngx_brotli`

const list = (text: string) => text.split(',').filter(Boolean)

/** A missing file is not an error, because the container always passes a file name. */
function readSettings(name: string): { text: string; file: Json; unreadable?: string } {
  if (name && !existsSync(name)) console.error(`${name} does not exist. Using the settings of the build.`)
  const text = name && existsSync(name) ? readFileSync(name, 'utf8') : '{}\n'
  try {
    const file = parseJsonFile(text)
    return isObject(file) ? { text, file } : { text, file: {}, unreadable: 'It must be an object.' }
  } catch (error) {
    return { text, file: {}, unreadable: (error as Error).message }
  }
}

/** The base path of the build, from the URL of its main script. */
function baseOf(page: string): string {
  const [, base] = /href="([^"]*\/)assets\/[^"]*" id="app"/.exec(page) ?? []
  if (!base) throw new Error('index.html has no script, so this is not a build of the app.')
  return base
}

/** Writes the configured files. */
function writeFiles(folder: string, base: string, page: string, config: string) {
  rmSync(folder, { recursive: true, force: true })
  const site = join(folder, base)
  cpSync(options.dist, site, { recursive: true })
  for (const [name, text] of Object.entries({ 'index.html': page, 'config.json': config })) {
    writeFileSync(join(site, name), text)
    precompress(join(site, name))
  }
}

/** Exits if an option can't be used, because nginx would refuse to start. */
function checkOptions() {
  const { api, certificate, key } = options
  const isOrigin = /^https?:\/\/[^/]+\/?$/.test(api) && URL.canParse(api)
  const problems = [
    ...(api === '' || isOrigin ? [] : [`--api is "${api}". It must be an origin such as https://api.example.com.`]),
    ...(Boolean(certificate) === Boolean(key) ? [] : ['--certificate and --key need each other.']),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(2)
}

function main() {
  if (options.help) return console.log(help)
  checkOptions()
  const out = resolve(options.out)
  const built = readFileSync(join(options.dist, 'index.html'), 'utf8')
  const { text, file, unreadable } = readSettings(options.config)
  const configured = configure(built, builtSettingsIn(built), file)
  const { settings, problems } = unreadable ? { settings: configured.settings, problems: [unreadable] } : configured
  // The page as built reads config.json and shows what is wrong with it.
  const page = unreadable ? built : configured.page
  const unknown = unknownSettings(merge(builtSettingsIn(built), file))
  const name = options.config || 'config.json'
  const warnings = [...unknown, ...configured.warnings, ...unmetNeeds(settings)]
  for (const message of [...warnings, ...problems]) console.error(`${name}: ${message}`)
  const base = baseOf(built)
  const headers = securityHeaders(page, settings)
  mkdirSync(out, { recursive: true })
  writeFiles(join(out, 'www'), base, page, text)
  writeFileSync(join(out, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  const nginx = nginxFiles({
    ...{ out, base, headers, api: options.api, listen: options.listen, serverName: options['server-name'] },
    ...{ pass: list(options.pass), formTargets: list(options['form-targets']), resolver: list(options.resolver) },
    nginx: options.nginx,
    certificate: options.certificate && resolve(options.certificate),
    key: options.key && resolve(options.key),
    hasBrotli: !options['no-brotli'],
  })
  for (const [fileName, content] of Object.entries(nginx)) writeFileSync(join(out, fileName), content)
  if (problems.length === 0)
    return console.log(`${out}: www, http.conf, nginx.conf, upstream.conf and location.conf are ready.`)
  console.error(`${out}: www and nginx’s configuration are written, but the page only shows these problems.`)
  process.exitCode = 1
}

main()
