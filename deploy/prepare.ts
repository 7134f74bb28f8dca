/**
 * Prepares a build for its web server. Writes the files to `www`, with the settings of config.json in the page, and
 * nginx's configuration with the security headers for these settings: http.conf, and either nginx.conf for a host of
 * its own, or upstream.conf and location.conf for an existing site. Run it again after changing config.json.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { securityHeaders } from '../build/security-headers.ts'
import { parseJsonFile } from '../src/shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '../src/shared/configuration/merge.ts'
import { builtSettingsIn, configure } from '../src/shared/configuration/page.ts'
import { unknownSettings } from '../src/shared/configuration/unknown-settings.ts'
import { unmetNeeds } from '../src/shared/configuration/unmet-needs.ts'
import { nginxFiles } from './nginx-files.ts'
import { baseOf, listOf, readOptions } from './options.ts'
import { ownIpv6 } from './upstream.ts'
import { isLive, writeOut } from './www.ts'

/** A file that is missing is not an error, because the container always names one. */
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

function main() {
  const given = readOptions(process.argv.slice(2), process.env)
  if (!('options' in given)) {
    for (const problem of given.problems) console.error(problem)
    if (given.help) (given.problems.length > 0 ? console.error : console.log)(given.help)
    process.exitCode = given.problems.length > 0 ? 2 : 0
    return
  }
  const { options } = given
  const out = resolve(options.out)
  const built = readFileSync(join(options.dist, 'index.html'), 'utf8')
  const base = baseOf(built)
  const { text, file, unreadable } = readSettings(options.config)
  const configured = configure(built, builtSettingsIn(built), file)
  const { settings, problems } = unreadable ? { settings: configured.settings, problems: [unreadable] } : configured
  // The page as built reads config.json and shows what is wrong with it.
  const page = unreadable ? built : configured.page
  const unknown = unknownSettings(merge(builtSettingsIn(built), file))
  const name = options.config || 'config.json'
  const warnings = [...unknown, ...configured.warnings, ...unmetNeeds(settings)]
  for (const message of [...warnings, ...problems]) console.error(`${name}: ${message}`)
  if (problems.length > 0) process.exitCode = 1
  if (problems.length > 0 && isLive(out, base)) {
    console.error(`${out} is unchanged: the app goes on with its earlier settings. Correct ${name} and run this again.`)
    return
  }
  const headers = securityHeaders(page, settings)
  const nginx = nginxFiles({
    ...{ out, base, headers, api: options.api, listen: options.listen, serverName: options['server-name'] },
    ...{ pass: listOf(options.pass), formTargets: listOf(options['form-targets']), resolver: listOf(options.resolver) },
    nginx: options.nginx,
    hasIpv6: options.ipv6 ? options.ipv6 === 'on' : ownIpv6(),
    certificate: options.certificate && resolve(options.certificate),
    key: options.key && resolve(options.key),
    hasBrotli: !options['no-brotli'],
  })
  const files = { 'headers.json': `${JSON.stringify(headers, null, 2)}\n`, ...nginx }
  writeOut({ out, dist: options.dist, base, page, config: text }, files)
  if (problems.length === 0)
    console.log(`${out}: www, http.conf, nginx.conf, upstream.conf and location.conf are ready.`)
  else console.error(`${out}: www and nginx’s configuration are written, but the page only shows these problems.`)
}

try {
  main()
} catch (error) {
  console.error(`Nothing has changed: ${(error as Error).message}`)
  process.exitCode = 2
}
