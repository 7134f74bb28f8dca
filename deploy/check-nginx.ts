/** Checks what can't be seen from outside, in the output of `nginx -T`. */
import { isIP } from 'node:net'

const isAddress = (host: string) => host === 'localhost' || isIP(host.replace(/[[\]]/g, '')) > 0

/** nginx looks up a name in its configuration once, unless the name is in a variable. */
export function checkNginx(configuration: string): string[] {
  const lines = configuration.replace(/^\s*#.*$/gm, '')
  const addresses = [...lines.matchAll(/\bproxy_pass\s+(https?:\/\/([^/;\s$]+?)(?::\d+)?[/;\s][^;]*);?/g)]
  const fixed = addresses
    .filter(([, , host = '']) => !isAddress(host))
    .map(([, address = '']) => address.replace(/;.*/s, ''))
  const hasResolver = /\bresolver\s/.test(lines)
  const needsResolver = /\bproxy_pass\s+[^;]*\$/.test(lines) && !hasResolver
  return [
    ...[...new Set(fixed)].map(
      (address) =>
        `proxy_pass ${address} is looked up only when nginx starts. If the name moves, every call fails: use a variable and a resolver (deploy/api.conf)`,
    ),
    ...(needsResolver ? ['nginx has no resolver for the name in the variable of proxy_pass'] : []),
  ]
}
