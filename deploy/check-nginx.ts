/** Checks what can't be seen from outside, in the output of `nginx -T`. */
import { type Directive, readNginx } from './nginx-tree.ts'
import { isFixed, ownHosts } from './upstream.ts'

/** The directives of a block, with what nginx takes from the blocks around it. */
interface Place {
  directive: Directive
  hasResolver: boolean
}

function placesIn(directives: readonly Directive[], inherited = false): Place[] {
  const hasResolver = inherited || directives.some(({ name }) => name === 'resolver')
  return directives.flatMap((directive) => [{ directive, hasResolver }, ...placesIn(directive.block, hasResolver)])
}

/** The values that each variable can have, as far as the configuration says them. */
function valuesIn(places: readonly Place[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  const add = (name = '', value = '') => values.set(name, [...(values.get(name) ?? []), value])
  for (const { directive } of places) {
    const { name, args, block } = directive
    if (name === 'set') add(args[0], args[1])
    if (name === 'map' || name === 'split_clients') for (const each of block) add(args[1], each.args[0])
  }
  return values
}

/** An address with each value of its first variable; itself if it has none that is known. */
function expanded(address: string, values: Map<string, string[]>): string[] {
  const [host = ''] = /^\w+:\/\/[^/]*|^[^/]*/.exec(address) ?? []
  const [found = ''] = /\$\{?\w+\}?/.exec(host) ?? []
  const known = found && values.get(`$${found.replace(/\W/g, '')}`)
  // Other variables in a value are not followed.
  return known ? known.map((value) => address.replace(found, value)) : [address]
}

const hostOf = (address: string) => /^(?:https?:\/\/)?(\[[^\]]*\]|[^/:$]*)/.exec(address)?.[1] ?? ''
const isSocket = (address: string) => /^(https?:\/\/)?unix:/.test(address)

/** What requests are passed on to: addresses, sockets, names and groups. */
const passesIn = (places: readonly Place[]) => places.filter(({ directive }) => directive.name === 'proxy_pass')
const groupsIn = (places: readonly Place[]) => places.filter(({ directive }) => directive.name === 'upstream')

/** nginx looks up a name in its configuration once, unless the name is in a variable or its server has `resolve`. */
export function checkNginx(output: string, hosts = ownHosts()): string[] {
  const places = placesIn(readNginx(output))
  const values = valuesIn(places)
  const groups = groupsIn(places)
  const isKnown = (address: string) =>
    isSocket(address) ||
    isFixed(hostOf(address), hosts) ||
    groups.some(({ directive }) => directive.args[0] === hostOf(address))

  const ofPasses = passesIn(places).flatMap(({ directive: { args }, hasResolver }) => {
    const [address = ''] = args
    if (expanded(address, values).every(isKnown)) return []
    if (address.includes('$'))
      return hasResolver ? [] : ['nginx has no resolver for the name in the variable of proxy_pass']
    return [
      `proxy_pass ${address} is looked up only when nginx starts. If the name moves, every call fails: use a variable and a resolver (deploy/api.conf)`,
    ]
  })
  const ofGroups = groups.flatMap(({ directive: { args, block }, hasResolver }) => {
    const isIn = (name: string) => block.some((each) => each.name === name)
    const canResolve = (hasResolver || isIn('resolver')) && isIn('zone')
    return block
      .filter(
        ({ name, args: [address = ''] }) => name === 'server' && !isSocket(address) && !isFixed(hostOf(address), hosts),
      )
      .filter((server) => !server.args.includes('resolve') || !canResolve)
      .map(
        ({ args: [address] }) =>
          `server ${address} of upstream ${args[0]} is looked up only when nginx starts. Since nginx 1.27.3, a zone, a resolver and resolve after the name change that; before, use a variable and a resolver (deploy/api.conf)`,
      )
  })
  return [...new Set([...ofPasses, ...ofGroups])]
}

/** A connection within a computer costs next to nothing. */
const isHere = (host: string) => /^(localhost$|127\.|\[::1\])/.test(host)

/** Where each request opens a connection although nginx could keep it. With a name in a variable, it can't. */
export function nginxHints(output: string, hosts = ownHosts()): string[] {
  const places = placesIn(readNginx(output))
  const opening = groupsIn(places)
    .map(({ directive }) => directive)
    .filter(({ block }) => !block.some(({ name }) => name === 'keepalive'))
  const hints = passesIn(places).flatMap(({ directive: { args } }) => {
    const [address = ''] = args
    const host = hostOf(address)
    if (opening.some((group) => group.args[0] === host))
      return [`upstream ${host} has no keepalive. Before nginx 1.29.7, each call then opens a connection.`]
    return !isSocket(address) && isFixed(host, hosts) && !isHere(host)
      ? [`proxy_pass ${address} opens a connection for each call. A group (upstream) with keepalive saves that.`]
      : []
  })
  return [...new Set(hints)]
}
