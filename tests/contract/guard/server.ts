/** Checks a real server with the accounts and only with the calls that its owner allows. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Schema } from './contract.ts'
import { createRun, findingsOf, givenBy, isNothingThere, notImplemented, type Run } from './exchange.ts'
import type { Section } from './findings.ts'
import { guard } from './guard.ts'
import { certificate } from './ledger.ts'
import type { Options } from './options.ts'
import { type Access, openScope, type Scope } from './scope.ts'

/** Prints progress: one replaced line on a terminal, or separate lines in a log. */
const log = (text: string) =>
  void (process.stderr.isTTY ? process.stderr.write(`\r\u001B[K${text}`) : console.error(text))

/** Throws a readable message if the server can't be checked, because a typo should not cause a hundred findings. */
async function expectApi({ client }: Run, { machine: machineId, only }: Options) {
  const path = `/v1/customers/machines/${encodeURIComponent(machineId)}/products`
  const { status, text, headers } = await client.send({ method: 'GET', path, headers: { client_id: 'contract-guard' } })
  if (status === 0) throw new Error(`${client.origin} does not respond: ${text}`)
  // Browsers follow no redirect of a preflight request, and lose the body of a POST.
  if (status >= 300 && status < 400) {
    const address = new URL(headers.location ?? '/', client.origin + path)
    const target = address.href.endsWith(path) ? address.href.slice(0, -path.length) : address.origin
    const advice = target === client.origin ? '' : `. Check that one: --target ${target}`
    throw new Error(`${client.origin} redirects to ${address.href} (${status})${advice}`)
  }
  if (headers['content-type']?.startsWith('text/html'))
    throw new Error(`${client.origin} responds to ${path} with an HTML page (${status}). Is this the API's origin?`)
  // A server under construction may not have this call yet.
  if (status === 404 && !only)
    throw new Error(`There is no machine ${machineId} here. Name one with products for sale: --machine ID.`)
}

/** Throws if the given account does not work, because its operations could not be checked. */
async function expectSignedIn(scope: Scope, { phone, otherPhone, token }: Options) {
  if (otherPhone && !scope.other)
    throw new Error('Signing in with --other-phone failed: is --otp or --other-otp right?')
  if (phone && !token && !scope.customer) throw new Error('Signing in with --phone failed: is --otp right?')
  if (!token) return
  const isRejected = async () => (await scope.exchange('listPaymentOptions', { token: scope.token() })).status === 401
  if (!(await isRejected())) return
  await scope.signInAgain()
  if (await isRejected()) throw new Error('The token is rejected. It may have expired: --refresh-token refreshes it.')
}

/** Resolves to whether the endpoint took the payment. */
const confirmAt = (provider: string, payment: Schema) =>
  fetch(provider, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payment),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

async function openServer(options: Options, origin: string): Promise<Scope> {
  const { headers, closed, only } = options
  const run = createRun(origin, { headers, isClosed: closed, only, log })
  await expectApi(run, options)
  const { phone, otherPhone, otp, provider } = options
  const access: Access = {
    machineId: options.machine,
    phone: phone && { ...phone, otp },
    otherPhone: otherPhone && { ...otherPhone, otp: options['other-otp'] ?? otp },
    token: options.token,
    refreshToken: options['refresh-token'],
    mayWrite: options.write,
    ...(provider && { confirm: (payment: Schema) => confirmAt(provider, payment) }),
    origin: options.origin,
    wait: (ms) => sleep(ms),
  }
  // Keys differ between runs, because a repeated key would return an earlier order.
  const scope = await openScope(run, access, `guard-${Date.now().toString(36)}`)
  await expectSignedIn(scope, options)
  return scope
}

export async function examineServer(options: Options, origin: string): Promise<Section> {
  const scope = await openServer(options, origin)
  const { seed, requests: times } = options
  await guard(scope, { seed, times, combined: 10, atOnce: 1, scopeOf: async () => scope })
  const { run, access } = scope
  if (isNothingThere(run))
    throw new Error(
      `${origin} has no operation that was to be checked: every call got 404 or 405. Is this the API's origin? /v1 comes after it.`,
    )
  const absent = notImplemented(run)
  const rows = certificate(givenBy(run, access))
  const left =
    absent.length > 0 ? [`Not implemented (501, not offered, or 404 or 405 for every call): ${absent.join(', ')}`] : []
  const fields = [...run.validators.undocumented]
  const more = fields.length > 0 ? [`Fields that the document does not have: ${fields.join(', ')}`] : []
  return {
    title: `${origin} against the document`,
    notes: [`${run.requests} requests`, ...left, ...more],
    findings: findingsOf(run),
    rows,
  }
}
