/** How nginx reaches the API: by its name, which is looked up again while nginx runs, or on connections that it keeps. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export const ownHosts = () => textOf('/etc/hosts')
export const ownNameServers = () => nameServersIn(textOf('/etc/resolv.conf'))
/** Where there is IPv6, the computer has at least its own address ::1. */
export const ownIpv6 = () =>
  Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'))

/** The name servers of /etc/resolv.conf in nginx's notation, which has none for an address with a zone. */
export function nameServersIn(resolvConf: string): string[] {
  const found = [...resolvConf.matchAll(/^\s*nameserver\s+([^\s#;]+)/gm)]
    .map(([, address = '']) => address)
    .filter((address) => isIP(address) && !address.includes('%'))
    .map((address) => (isIP(address) === 6 ? `[${address}]` : address))
  return found.length > 0 ? found : ['127.0.0.1']
}

/** nginx reads /etc/hosts only at its start. What stands there doesn't move, and no name server knows it. */
export function isFixed(hostname: string, hosts: string): boolean {
  if (hostname === 'localhost' || isIP(hostname.replace(/[[\]]/g, ''))) return true
  const namesIn = (line: string) => line.replace(/#.*/, '').trim().split(/\s+/).slice(1)
  return hosts.split('\n').some((line) => namesIn(line).includes(hostname))
}

/** The version of this computer's nginx; empty if there is none. */
export function ownVersion(): string {
  const programs = ['nginx', '/usr/sbin/nginx'].map((program) => spawnSync(program, ['-v'], { encoding: 'utf8' }))
  return programs.flatMap(({ stderr }) => /nginx\/([\d.]+)/.exec(stderr ?? '')?.[1] ?? [])[0] ?? ''
}

/** Whether this nginx looks the names of a group up again: since 1.27.3. */
function canResolveGroups(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major * 1e6 + minor * 1e3 + patch >= 1_027_003
}

interface Api {
  url: URL
  nameServers: string[]
  /** The text of /etc/hosts. */
  hosts: string
  /** nginx's version. */
  version: string
  /** The name of the group of servers, which only a group can keep connections to. */
  group: string
}

/** nginx's directives for the API: its group, if it can have one, and those that pass a request on. */
export function passTo({ url, nameServers, hosts, version, group }: Api): { group: string[]; pass: string[] } {
  const resolver = [`resolver ${nameServers.join(' ')} valid=10s;`, 'resolver_timeout 5s;']
  const isMoving = !isFixed(url.hostname, hosts)
  if (isMoving && !canResolveGroups(version))
    return {
      group: [],
      pass: [
        '# A name in proxy_pass itself is looked up only when nginx starts, and nginx doesn’t start without it.',
        ...resolver,
        `set $app_api ${url.origin};`,
        'proxy_pass $app_api;',
      ],
    }
  const server = `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`
  return {
    group: [
      ...(isMoving ? [`zone ${group} 64k;`, ...resolver, `server ${server} resolve;`] : [`server ${server};`]),
      'keepalive 16;',
      '# Servers close idle connections after 5 s (Node) or more. A POST on one that just closes would fail.',
      'keepalive_timeout 4s;',
    ],
    pass: [
      `proxy_pass ${url.protocol}//${group};`,
      ...(url.protocol === 'https:' ? [`proxy_ssl_name ${url.hostname};`] : []),
    ],
  }
}
