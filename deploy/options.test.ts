import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { certificate, makeCertificate } from './lab/certificate.ts'
import { readOptions } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'options-'))
const dist = join(folder, 'dist')
mkdirSync(dist)
writeFileSync(join(dist, 'index.html'), '<link href="/order/assets/index-1.js" id="app">')
// A file that has the certificate and its key, and its parts.
await makeCertificate()
const both = readFileSync(certificate, 'utf8')
const pem = join(folder, 'both.pem')
writeFileSync(pem, both)
const part = (name: string, text: string | undefined) => {
  writeFileSync(join(folder, name), text ?? '')
  return join(folder, name)
}
const certificateOnly = part('fullchain.pem', /-----BEGIN CERT[\s\S]+?-----END CERTIFICATE-----\n?/.exec(both)?.[0])
const keyOnly = part('privkey.pem', /-----BEGIN [A-Z ]*PRIVATE[\s\S]+?-----END [A-Z ]*KEY-----\n?/.exec(both)?.[0])
const key = { type: 'pkcs8', format: 'pem' } as const
const otherKey = part('other.pem', String(generateKeyPairSync('ed25519').privateKey.export(key)))
const lockedKey = part(
  'locked.pem',
  String(generateKeyPairSync('ed25519').privateKey.export({ ...key, cipher: 'aes-256-cbc', passphrase: 'secret' })),
)

const given = (options: Record<string, string>) => Object.entries(options).map(([name, value]) => `--${name}=${value}`)
const read = (options: Record<string, string>, env = {}) =>
  readOptions(given({ dist, out: join(folder, 'site'), ...options }), env)
const problemsOf = (...all: Parameters<typeof read>) => {
  const found = read(...all)
  return 'problems' in found ? found.problems : []
}

test.each([
  { pass: '/v1/, /media,/payments/', api: 'https://api.example.com/' },
  { 'form-targets': 'http://localhost:4010', resolver: '10.0.0.2,[fd00::2]:53', nginx: '1.28.0' },
  ...['80', '127.0.0.1:8080', '[::]:443', '*:80 default_server', 'unix:/run/app.sock', '8080 backlog=511'].map(
    (listen) => ({ listen }),
  ),
  ...['_', 'app.example.com *.example.com', 'www.*', '~^app\\d+\\.example\\.com$', 'snäcks.example'].map((name) => ({
    'server-name': name,
  })),
  ...['on', 'off', ''].map((ipv6) => ({ ipv6 })),
  { certificate: pem, key: pem, config: pem, out: join(folder, 'site B') },
  { certificate: certificateOnly, key: keyOnly },
  // nginx knows the passphrase, or asks for it.
  { certificate: certificateOnly, key: lockedKey },
])('%j can be used', (options) => expect(problemsOf(options)).toEqual([]))

test.each([
  [{ pass: 'v1,media' }, '--pass is "v1,media". It must be paths of the API that begin with a slash'],
  [{ pass: '/' }, '--pass is "/". It must be paths'],
  [{ pass: '/v1/,/order/' }, '--pass is "/v1/,/order/", but /order/ is the path of the app itself.'],
  [{ api: 'api.example.com' }, '--api is "api.example.com". It must be an origin such as https://'],
  [{ listen: 'abc' }, '--listen is "abc". It must be a port or an address with a port, such as 8080'],
  [{ listen: '70000' }, '--listen is "70000"'],
  [{ listen: '80; #' }, '--listen is "80; #"'],
  [{ ipv6: 'no' }, '--ipv6 is "no". It must be on or off.'],
  [{ 'server-name': 'a b;c' }, '--server-name is "a b;c". It must be a host name such as app.example.com'],
  [{ nginx: 'abc' }, '--nginx is "abc". It must be a version such as 1.22.1.'],
  [{ resolver: 'foo' }, '--resolver is "foo". It must be the addresses of name servers'],
  [{ resolver: 'fd00::2' }, 'such as 10.0.0.2 or [fd00::2]'],
  [{ 'form-targets': 'localhost' }, '--form-targets is "localhost". It must be origins'],
  [{ certificate: 'no.pem', key: pem }, '--certificate is "no.pem", but there is no such file.'],
  [{ certificate: pem, key: folder }, `--key is "${folder}", but there is no such file.`],
  [
    { certificate: certificateOnly, key: otherKey },
    `which is not the key of the first certificate in "${certificateOnly}"`,
  ],
  [{ certificate: certificateOnly, key: certificateOnly }, `--key is "${certificateOnly}", which has no key`],
  [{ certificate: keyOnly, key: keyOnly }, `--certificate is "${keyOnly}", which has no certificate`],
  [{ key: pem }, '--certificate and --key need each other.'],
  [{ config: 'no.json' }, '--config is "no.json", but there is no such file.'],
  [{ dist: 'nope' }, '--dist is "nope", but there is no build of the app. Run npm run build first'],
  [{ out: '/tmp/a$b' }, '--out is "/tmp/a$b". nginx can’t read'],
  [{ out: join(dist, 'site') }, 'which is in the build. Choose a folder outside of --dist.'],
])('%j is refused, with what to write', (options, problem) => {
  expect(problemsOf(options as Record<string, string>)).toEqual([expect.stringContaining(problem)])
})

test('a value of the environment is named by its variable, and CONFIG may name a file that is missing', () => {
  expect(problemsOf({}, { PASS: 'v1', CONFIG: '/config/no.json' })).toEqual([expect.stringMatching(/^PASS is "v1"/)])
})

test('an unknown option prints those that exist', () => {
  for (const args of [['--conf', 'x'], ['config.json'], ['--api']])
    expect(readOptions(args, {})).toEqual({
      help: expect.stringContaining('--server-name NAME'),
      problems: [expect.stringMatching(/conf|--api/)],
    })
})
