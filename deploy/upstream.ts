/** How nginx reaches the API: by its name, which is looked up again while nginx runs. */
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export const ownHosts = () => textOf('/etc/hosts')
export const ownNameServers = () => nameServersIn(textOf('/etc/resolv.conf'))

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

/** nginx's directives that pass a request on. `hosts`: the text of /etc/hosts. */
export function passTo(api: URL, nameServers: string[], hosts: string): string[] {
  if (isFixed(api.hostname, hosts)) return [`proxy_pass ${api.origin};`]
  return [
    '# A name in proxy_pass itself is looked up only when nginx starts, and nginx doesn’t start without it.',
    `resolver ${nameServers.join(' ')} valid=10s;`,
    'resolver_timeout 5s;',
    `set $app_api ${api.origin};`,
    'proxy_pass $app_api;',
  ]
}
