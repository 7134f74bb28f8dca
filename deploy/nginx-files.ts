/** Fills in nginx's configuration: the `.conf` files in this folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type securityHeaders, withFormTargets } from '../build/security-headers.ts'
import { type Route, routes } from '../src/shared/paths.ts'
import { resultRoutes } from '../src/shared/result-routes.ts'
import { ownHosts, ownNameServers, ownVersion, passTo } from './upstream.ts'

interface Site {
  out: string
  /** The base path of the build. */
  base: string
  headers: ReturnType<typeof securityHeaders>
  /** The API's origin; empty if nginx doesn't proxy it. */
  api: string
  pass: string[]
  formTargets: string[]
  /** The name servers for the API's name; by default those of this computer. */
  resolver: string[]
  /** nginx's version; by default that of this computer. */
  nginx: string
  listen: string
  /** nginx can't start with `listen [::]:80` where there is no IPv6. */
  hasIpv6: boolean
  serverName: string
  /** Files for HTTPS; empty if another server terminates it. */
  certificate: string
  key: string
  hasBrotli: boolean
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const indented = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n')

/** Fills the placeholders of a file in this folder. */
const fill = (file: string, values: Record<string, string>) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The routes as one regular expression. */
const patternOf = (some: readonly Route[]) => some.map((route) => route.slice(1).replace(/:\w+/g, '[^/]+')).join('|')

function appLocation({ out, base, headers, formTargets, hasBrotli }: Site): string {
  const always = withFormTargets(headers.always, formTargets)
  return fill('location.conf', {
    BASE: base,
    OUT: out,
    ROUTES: patternOf(Object.values(routes)),
    RESULTS: patternOf(resultRoutes),
    HEADERS: indented(Object.entries(always).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)),
    BROTLI: hasBrotli ? 'brotli_static on;' : '',
    BASE_REDIRECT:
      base === '/' ? '' : `location = ${base.slice(0, -1)} {\n  absolute_redirect off;\n  return 301 ${base};\n}`,
  })
}

/** nginx redirects the path without the slash at the end to the API, even where it is a page of the app. */
const ownPages = ({ base, pass }: Site) =>
  Object.values(routes)
    .map((route) => base + route.slice(1))
    .filter((path) => pass.includes(`${path}/`))
    .map((path) => `\nlocation = ${path} {\n  rewrite ^ ${base} last;\n}\n`)

/** The API's group of servers, and its locations. */
function apiParts({ out, api, pass, resolver, nginx }: Site): { upstream: string; locations: string[] } {
  if (!api) return { upstream: '', locations: [] }
  const url = new URL(api)
  // Another app in the same nginx has another folder.
  const name = `app${out.replace(/\W+/g, '_')}`
  const { group, ...to } = passTo({
    ...{ url, hosts: ownHosts(), group: name, version: nginx || ownVersion() },
    nameServers: resolver.length > 0 ? resolver : ownNameServers(),
  })
  // A server in the same network gets the app's host name; a server with HTTPS gets its own.
  const values = { PROXY_PASS: indented(to.pass), API_HOST: url.protocol === 'https:' ? url.host : '$http_host' }
  return {
    upstream: group.length > 0 ? `upstream ${name} {\n${indented(group)}\n}\n` : '',
    locations: pass.map((path) => fill('api.conf', { PATH: path, ...values })),
  }
}

/** nginx listens on IPv4 only unless it is told otherwise. With an address, the operator has said where to listen. */
const listenOn = (place: string, hasIpv6: boolean) => [
  `listen ${place};`,
  ...(hasIpv6 && /^\d+(\s|$)/.test(place) ? [`listen [::]:${place};`] : []),
]

function listenLines({ listen, serverName, certificate, key, hasIpv6 }: Site): string[] {
  const place = listen.trim()
  if (!certificate) return listenOn(place || '80', hasIpv6)
  return [
    // From nginx 1.25.1 on, this form of http2 is only a warning.
    ...listenOn(`${place || '443'} ssl http2`, hasIpv6),
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_session_cache shared:app_${serverName.replace(/\W+/g, '_')}:1m;`,
  ]
}

const toHttps = ({ listen, serverName, certificate, hasIpv6 }: Site) =>
  certificate && !listen ? fill('to-https.conf', { LISTEN: indented(listenOn('80', hasIpv6)), NAME: serverName }) : ''

/** nginx's configuration, by file name. */
export function nginxFiles(site: Site): Record<string, string> {
  const { upstream, locations } = apiParts(site)
  return {
    'http.conf': fill('http.conf', { HSTS: site.headers.overHttps['Strict-Transport-Security'] ?? '' }),
    'upstream.conf': fill('upstream.conf', { UPSTREAM: upstream }),
    'location.conf': [appLocation(site), ...(site.api ? ownPages(site) : []), ...locations].join(''),
    'nginx.conf': fill('nginx.conf', {
      OUT: site.out,
      LISTEN: indented(listenLines(site)),
      NAME: site.serverName,
      // Otherwise, nginx would serve its own start page.
      NOTHING_ELSE: site.base === '/' ? '' : '  location / {\n    return 404;\n  }\n',
      TO_HTTPS: toHttps(site),
    }),
  }
}
