/** The options of prepare.ts, and what is wrong with them: nginx would only say it later, or not in these words. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'

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
  --ipv6 on|off          IPV6: whether nginx listens on IPv6 too, unless --listen has an address; default: if this computer has it
  --certificate FILE     CERTIFICATE: serves HTTPS and HTTP/2 on port 443, and redirects from port 80
  --key FILE             KEY: the certificate's key
  --server-name NAME     SERVER_NAME: as in nginx, if the host serves other sites too
  --no-brotli            for an nginx without ngx_brotli`

const read = (args: string[], env: NodeJS.ProcessEnv) => {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const flag = { type: 'boolean', default: false } as const
  return parseArgs({
    args,
    options: {
      ...{ dist: text('dist'), out: text('.cache/site'), config: text(env.CONFIG ?? ''), api: text(env.API ?? '') },
      ...{ pass: text(env.PASS ?? '/v1/,/media/'), 'form-targets': text(env.FORM_TARGETS ?? '') },
      ...{ resolver: text(env.RESOLVER ?? ''), nginx: text(env.NGINX ?? ''), listen: text(env.LISTEN ?? '') },
      ipv6: text(env.IPV6 ?? ''),
      ...{ certificate: text(env.CERTIFICATE ?? ''), key: text(env.KEY ?? '') },
      ...{ 'server-name': text(env.SERVER_NAME ?? '_'), 'no-brotli': flag, help: flag },
    },
  }).values
}

type Options = ReturnType<typeof read>

export const listOf = (text: string) => [...new Set(text.split(',').map((each) => each.trim()))].filter(Boolean)

const isOrigin = (text: string) => /^https?:\/\/[^\s/?#]+\/?$/.test(text) && URL.canParse(text)

const flags = ['default_server', 'bind', 'deferred', 'http2', 'proxy_protocol', 'quic', 'reuseport', 'ssl']
const valued = /^(accept_filter|backlog|fastopen|ipv6only|rcvbuf|setfib|sndbuf|so_keepalive)=[\w:]+$/
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536

function isListen(text: string): boolean {
  const [address = '', ...rest] = text.trim().split(/\s+/)
  const [, host, port = ''] = /^(?:([\w.*-]+|\[[\dA-Fa-f:.]+\]):)?(\w+)$/.exec(address) ?? []
  const isAddress = isIP(address) === 4 || isIP(/^\[(.+)\]$/.exec(address)?.[1] ?? '') === 6
  const isPlace = /^unix:[^\s;{}]+$/.test(address) || isAddress || (isPort(port) && host !== '')
  return isPlace && rest.every((each) => flags.includes(each) || valued.test(each))
}

function isNameServer(text: string): boolean {
  const [, v6 = '', v4 = '', port = '53'] = /^(?:\[(.+)\]|([\d.]+))(?::(\d+))?$/.exec(text) ?? []
  return (isIP(v6) === 6 || isIP(v4) === 4) && isPort(port)
}

const isServerName = (text: string) => /^(~[^\s;{}"'#]+|(\*?\.)?[\p{L}\p{N}_][\p{L}\p{N}_.-]*(\.\*)?)$/u.test(text)

/** A file that this user may not look for is nginx's business, which reads it as root. */
function isMissing(file: string): boolean {
  try {
    return statSync(file).isDirectory()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EACCES'
  }
}

/** `--config` names a file on purpose. CONFIG may name one that is missing, because the container always sets it. */
const missingFiles = (options: Options, env: NodeJS.ProcessEnv) =>
  (['config', 'certificate', 'key'] as const)
    .filter((name) => options[name] && isMissing(options[name]))
    .filter((name) => name !== 'config' || options.config !== env.CONFIG || existsSync(options.config))
    .map((name) => `--${name} is "${options[name]}", but there is no such file. Write the path of an existing file.`)

/** What `parse` makes of a file, or 'wrong'. Undefined if it isn't there, or if only nginx may read it. */
function parsed<T>(file: string, parse: (text: string) => T): T | undefined | 'wrong' {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return parse(text)
  } catch {
    return 'wrong'
  }
}

/** nginx reads only PEM, and compares the key with the first certificate of the file. */
function certificateIn(text: string): X509Certificate {
  if (!/-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----/.test(text)) throw new Error('no PEM')
  return new X509Certificate(text)
}
/** Where to find a key's passphrase is in the rest of nginx's configuration. */
function keyIn(text: string): KeyObject | undefined {
  if (!text.includes('PRIVATE KEY-----')) throw new Error('no PEM')
  return text.includes('ENCRYPTED') ? undefined : createPrivateKey(text)
}

/** With these files, nginx wouldn't start, or would go on with the old ones after a reload. */
function certificateProblems({ certificate, key }: Options): string[] {
  if (!certificate || !key) return []
  const [shown, secret] = [parsed(certificate, certificateIn), parsed(key, keyIn)]
  const isPair = !(shown instanceof X509Certificate) || typeof secret !== 'object' || shown.checkPrivateKey(secret)
  return [
    ...(shown === 'wrong'
      ? [`--certificate is "${certificate}", which has no certificate that begins with -----BEGIN CERTIFICATE-----.`]
      : []),
    ...(secret === 'wrong'
      ? [`--key is "${key}", which has no key that begins with -----BEGIN PRIVATE KEY-----.`]
      : []),
    ...(isPair
      ? []
      : [
          `--key is "${key}", which is not the key of the first certificate in "${certificate}". Give the key that this certificate was made with; in the file, this host's certificate comes before those that signed it.`,
        ]),
  ]
}

/** The base path of the build, from the URL of its main script. Empty if it is none. */
export function baseOf(page: string): string {
  const [, base = ''] = /href="([^"]*\/)assets\/[^"]*" id="app"/.exec(page) ?? []
  return base
}

function folderProblems({ dist, out, pass }: Options): string[] {
  const page = join(dist, 'index.html')
  const base = existsSync(page) ? baseOf(readFileSync(page, 'utf8')) : ''
  return [
    ...(base
      ? []
      : [`--dist is "${dist}", but there is no build of the app. Run npm run build first, or name its folder.`]),
    // In nginx, these stand for variables and patterns.
    ...(/["$*?[\]\\\n]/.test(resolve(out))
      ? [`--out is "${out}". nginx can’t read a path with one of " $ * ? [ ] \\. Choose another folder.`]
      : []),
    ...(`${resolve(out)}${sep}`.startsWith(`${resolve(dist)}${sep}`)
      ? [`--out is "${out}", which is in the build. Choose a folder outside of --dist.`]
      : []),
    ...(listOf(pass).some((path) => path === base || `${path}/` === base)
      ? [`--pass is "${pass}", but ${base} is the path of the app itself. Leave it out.`]
      : []),
  ]
}

/** One sentence or two per problem: which option, what is wrong, and what to write. */
function problemsOf(options: Options, env: NodeJS.ProcessEnv): string[] {
  const { api, pass, resolver, nginx, listen, ipv6, certificate, key } = options
  const invalid = (name: keyof Options, isValid: boolean, rule: string) =>
    isValid ? [] : [`--${name} is "${options[name]}". ${rule}`]
  return [
    ...folderProblems(options),
    ...missingFiles(options, env),
    ...invalid('api', api === '' || isOrigin(api), 'It must be an origin such as https://api.example.com.'),
    ...invalid(
      'pass',
      listOf(pass).every((path) => /^\/[\w.~%@+/-]+$/.test(path)),
      'It must be paths of the API that begin with a slash, separated by commas, such as /v1/,/media/.',
    ),
    ...invalid(
      'form-targets',
      listOf(options['form-targets']).every(isOrigin),
      'It must be origins such as http://localhost:4010, separated by commas.',
    ),
    ...invalid(
      'resolver',
      listOf(resolver).every(isNameServer),
      'It must be the addresses of name servers, separated by commas, such as 10.0.0.2 or [fd00::2].',
    ),
    ...invalid('nginx', nginx === '' || /^\d+\.\d+\.\d+$/.test(nginx), 'It must be a version such as 1.22.1.'),
    ...invalid(
      'listen',
      listen === '' || isListen(listen),
      'It must be a port or an address with a port, such as 8080 or 127.0.0.1:8080.',
    ),
    ...invalid('ipv6', ['', 'on', 'off'].includes(ipv6), 'It must be on or off.'),
    ...invalid(
      'server-name',
      options['server-name'].trim().split(/\s+/).every(isServerName),
      'It must be a host name such as app.example.com, or several with spaces between them.',
    ),
    ...(Boolean(certificate) === Boolean(key) ? [] : ['--certificate and --key need each other. Give both or none.']),
    ...certificateProblems(options),
  ]
}

const variables: Record<string, string> = {
  ...{ config: 'CONFIG', api: 'API', pass: 'PASS', 'form-targets': 'FORM_TARGETS', resolver: 'RESOLVER' },
  ...{
    nginx: 'NGINX',
    listen: 'LISTEN',
    ipv6: 'IPV6',
    certificate: 'CERTIFICATE',
    key: 'KEY',
    'server-name': 'SERVER_NAME',
  },
}

/** A container has no options, only variables. */
const withVariable = (problem: string, args: string[], env: NodeJS.ProcessEnv) =>
  problem.replace(/^--([\w-]+) is/, (text, name: string) => {
    const variable = variables[name]
    const isOption = args.some((each) => each === `--${name}` || each.startsWith(`--${name}=`))
    return variable && env[variable] && !isOption ? `${variable} is` : text
  })

/** The options; or what to print instead of working with them, with `problems` if it is an error. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): { options: Options } | { help: string; problems: string[] } {
  try {
    const options = read(args, env)
    if (options.help) return { help, problems: [] }
    const problems = problemsOf(options, env)
    return problems.length === 0
      ? { options }
      : { help: '', problems: problems.map((each) => withVariable(each, args, env)) }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error
    return { help, problems: [`${message.split('. ')[0]}.`] }
  }
}
