/** One-time codes, PKCE, guests, refresh tokens and sign-out: each proof is asked for, and works once. */
import { randomUUID } from 'node:crypto'
import type { Sent } from '../exchange.ts'
import { rowsOf, type Scope } from '../scope.ts'
import {
  challenge,
  claimsOf,
  dataOf,
  deviceOf,
  type Phone,
  renew,
  requestOtp,
  type Session,
  sessionIn,
  signInGuest,
  verifier,
  verifyOtp,
} from '../sign-in.ts'
import { expectEqual, expectStatus, type Probe } from './probe.ts'

const second = 1000
const otherVerifier = 'another-verifier-0123456789-0123456789-0123456789'

/** Another code of the same length. */
const wrongCode = (otp: string, step = 1) =>
  otp
    .replace(/.$/, (last) => String((Number(last) + step) % 10))
    .replace(/^./, (first) => String((Number(first) + 5) % 10))

/** Whether a token is accepted. Any operation that needs one will do. */
async function works(scope: Scope, { token, userId }: Pick<Session, 'token' | 'userId'>): Promise<Sent | undefined> {
  const reads: [id: string, parts: object][] = [
    ['listPaymentOptions', {}],
    ['listOrders', { path: { userId, machineId: '-1' } }],
    ['listRefunds', {}],
    ['streamMachine', { path: { machineId: scope.facts.machineId } }],
  ]
  const [id, parts] = reads.find(([each]) => scope.isSelected(each)) ?? []
  return id === undefined ? undefined : scope.exchange(id, { ...parts, token })
}

async function expectEnded(scope: Scope, check: string, session: Session, why: string) {
  const sent = await works(scope, session)
  if (sent) expectStatus(scope, check, sent, [401], why)
}

async function expectAlive(scope: Scope, check: string, session: Session, why: string) {
  const sent = await works(scope, session)
  if (sent) expectStatus(scope, check, sent, [200], why)
}

const exchangeCode = (scope: Scope, auth_code: unknown, code_verifier: string, device: string) =>
  scope.exchange('createAccessToken', { body: { auth_code, code_verifier, ...deviceOf(device) } })

/** A shorter waiting time may be over when the next call comes. In seconds. */
const leastWait = 2

/** One sign-in, with everything that may go wrong on the way. */
async function codes(scope: Scope, phone: Phone) {
  const { exchange, access } = scope
  const sent = await requestOtp(exchange, phone, access.wait)
  if (sent.status !== 200) return
  const { otp: _, ...number } = phone
  const { ref_id, resend_after, otp_length } = dataOf(sent)
  if (scope.has('requestOtp')) {
    const about = { check: 'otp:length', sent, pointer: '/data/otp_length', why: 'the code has as many digits' }
    expectEqual(scope, { ...about, found: otp_length, is: phone.otp.length })
  }
  if (scope.has('requestOtp') && Number(resend_after) >= leastWait) {
    const early = await exchange('requestOtp', { body: number })
    expectStatus(scope, 'otp:wait', early, [429], `the code may be requested again after ${resend_after} s`)
  } else
    scope.missing(
      'otp:wait',
      `a waiting time of ${resend_after} s may be over before the next call: let the test server ask for ${leastWait} s`,
    )
  if (!scope.has('verifyOtp')) return
  const wrong = await verifyOtp(exchange, { ...phone, otp: wrongCode(phone.otp) }, ref_id)
  expectStatus(scope, 'otp:wrong', wrong, [400], 'the code is another one', { code: 'OTP_1001' })
  const unknown = await verifyOtp(exchange, phone, 'no-such-attempt')
  expectStatus(scope, 'otp:once', unknown, [400], 'no code was sent for this attempt')
  const stolen = await verifyOtp(
    exchange,
    { ...phone, phone: `${phone.phone.slice(0, -1)}${(Number(phone.phone.at(-1)) + 1) % 10}` },
    ref_id,
  )
  expectStatus(scope, 'otp:once', stolen, [400], 'the code was sent to another phone')
  const country_code = phone.country_code === '+1' ? '+44' : '+1'
  const abroad = await verifyOtp(exchange, { ...phone, country_code }, ref_id)
  expectStatus(scope, 'otp:once', abroad, [400], 'the code was sent to a phone of another country')
  const good = await verifyOtp(exchange, phone, ref_id)
  if (!expectStatus(scope, 'happy', good, [200], 'the code is right')) return
  const again = await verifyOtp(exchange, phone, ref_id)
  expectStatus(scope, 'otp:once', again, [400], 'the code was used')
  await authCodes(scope, dataOf(good).auth_code)
}

/** The second exchange of a code, and one with another verifier. */
async function authCodes(scope: Scope, code: unknown) {
  if (!scope.has('createAccessToken')) return
  const device = randomUUID()
  const unknown = await exchangeCode(scope, 'no-such-code-0000000000', verifier, device)
  expectStatus(scope, 'auth-code', unknown, [401], 'there is no such code')
  const wrong = await exchangeCode(scope, code, otherVerifier, device)
  expectStatus(scope, 'pkce', wrong, [401], 'the verifier does not match the challenge')
  const plain = await exchangeCode(scope, code, challenge.code_challenge, device)
  expectStatus(scope, 'pkce', plain, [401], 'the challenge is not the verifier: the method is S256')
  const right = await exchangeCode(scope, code, verifier, device)
  // A server may end the code with the wrong verifier.
  if (right.status !== 200) return
  const again = await exchangeCode(scope, code, verifier, device)
  expectStatus(scope, 'auth-code', again, [401], 'the code was used')
}

/** A code ends after too many wrong ones, and another sign-in works, with its code once. */
async function tries(scope: Scope, phone: Phone) {
  const { exchange, access } = scope
  if (!scope.has('verifyOtp')) return
  const sent = await requestOtp(exchange, phone, access.wait)
  if (sent.status !== 200) return
  const { ref_id } = dataOf(sent)
  const most = 25
  let reply = sent
  for (let attempt = 0; attempt < most; attempt += 1) {
    reply = await verifyOtp(exchange, { ...phone, otp: wrongCode(phone.otp, 1 + (attempt % 8)) }, ref_id)
    if ((reply.body as { code?: string } | undefined)?.code !== 'OTP_1001') break
  }
  expectStatus(
    scope,
    'otp:tries',
    reply,
    [400, 429],
    `${most} wrong codes are too many`,
    reply.status === 429 ? {} : { code: 'OTP_1003' },
  )
  const right = await verifyOtp(exchange, phone, ref_id)
  expectStatus(scope, 'otp:tries', right, [400, 429], 'too many wrong codes came before the right one')
}

/** The old code ends with the new one. The sign-in that follows ends this probe, and its code works once. */
async function resend(scope: Scope, phone: Phone) {
  const { exchange, access } = scope
  const { otp: _, ...number } = phone
  const sent = await requestOtp(exchange, phone, access.wait)
  if (sent.status !== 200) return
  const { ref_id, resend_after } = dataOf(sent)
  let newest: unknown = ref_id
  if (scope.has('resendOtp')) {
    await access.wait(second * Number(resend_after))
    const again = await exchange('resendOtp', { body: { ...number, ref_id } })
    if (expectStatus(scope, 'otp:resend', again, [200], 'the waiting time is over')) {
      newest = dataOf(again).ref_id
      const about = { check: 'otp:resend', sent: again, pointer: '/data/ref_id', why: 'the response has a new ref_id' }
      expectEqual(scope, { ...about, found: newest !== ref_id, is: true })
      if (scope.has('verifyOtp')) {
        const old = await verifyOtp(exchange, phone, ref_id)
        expectStatus(scope, 'otp:resend', old, [400], 'the old ref_id was replaced')
      }
    }
  }
  const { auth_code } = dataOf(await verifyOtp(exchange, phone, newest))
  if (auth_code === undefined || !scope.has('createAccessToken')) return
  const first = await exchangeCode(scope, auth_code, verifier, randomUUID())
  const session = sessionIn(first)
  if (!session) return
  const again = await exchangeCode(scope, auth_code, verifier, randomUUID())
  expectStatus(scope, 'auth-code', again, [401], 'the code was used')
  if (!scope.customer) return
  const about = { check: 'claims', sent: first, pointer: '/data/accessToken' }
  expectEqual(scope, {
    ...about,
    found: session.userId,
    is: scope.customer.userId,
    why: 'the same customer in every sign-in',
  })
}

const [shortest, longest] = [60, 3600]

/** Two customers are two, and a guest is one. Their tokens are valid for about ten minutes. */
function identities({ customer, other, guest, stranger, ...scope }: Scope, sent: Sent) {
  const expect = (found: unknown, is: unknown, why: string) =>
    expectEqual(scope, { check: 'claims', sent, pointer: '/data/accessToken', found, is, why })
  const sessions = [customer, other, guest, stranger].filter((each) => each !== undefined)
  expect(new Set(sessions.map(({ userId }) => userId)).size, sessions.length, 'a sub for each customer and guest')
  const lives = sessions.map(({ claims }) => Number(claims.exp) - Number(claims.iat))
  const isShort = lives.every((life) => !Number.isFinite(life) || (life >= shortest && life <= longest))
  expect(isShort ? 'minutes' : `${Math.max(...lives)} s`, 'minutes', 'a token is valid for about ten minutes')
  for (const session of [customer, other])
    if (session) expect(session.claims.is_guest_user, false, 'a customer is no guest')
  for (const session of [guest, stranger]) if (session) expect(session.claims.is_guest_user, true, 'a guest is a guest')
}

async function guests(scope: Scope) {
  const { exchange, customer } = scope
  if (!scope.has('signInGuest')) return
  const device = randomUUID()
  const first = await exchange('signInGuest', { body: deviceOf(device) })
  const guest = sessionIn(first, device)
  if (!guest) return
  identities(scope, first)
  const about = { check: 'guest', why: 'the guest returns on the same device' }
  const back = await exchange('signInGuest', { body: { ...deviceOf(device), user_id: guest.userId } })
  const found = claimsOf(String(dataOf(back).accessToken)).sub
  expectEqual(scope, { ...about, sent: back, pointer: '/data/accessToken', found, is: guest.userId })
  expectEqual(scope, { ...about, sent: back, pointer: '/data/device_id', found: dataOf(back).device_id, is: device })
  const taken = await exchange('signInGuest', { body: { ...deviceOf(randomUUID()), user_id: guest.userId } })
  expectStatus(scope, 'guest', taken, [403], 'the guest belongs to another device')
  const isSame = claimsOf(String(dataOf(taken).accessToken)).sub === guest.userId
  const wrong = {
    check: 'guest',
    pointer: '/data/accessToken',
    expected: 'no token of the guest',
    found: 'its token',
    cause: 'token',
  }
  scope.expectTrue(!isSame, wrong, taken)
  // Neither does an account's id open the account.
  for (const account of customer ? [customer] : []) {
    const sent = await exchange('signInGuest', { body: { ...deviceOf(account.deviceId), user_id: account.userId } })
    const isOpen = claimsOf(String(dataOf(sent).accessToken)).sub === account.userId
    const expected = 'a new guest, or 403'
    scope.expectTrue(
      !isOpen,
      { check: 'guest', pointer: '/data/accessToken', expected, found: 'a token of the account', cause: 'account' },
      sent,
    )
  }
}

const mostUses = 5
const grace = 61 * second

/** A refresh token works five times within a minute, and then ends its session. */
async function refreshes(scope: Scope) {
  const { exchange, access } = scope
  if (!scope.has('refreshTokens', 'signInGuest')) return
  const start = async () => {
    const session = await signInGuest(exchange)
    return session?.refreshToken ? session : undefined
  }
  const use = ({ refreshToken = '', deviceId }: Session) =>
    exchange('refreshTokens', { header: { refreshToken }, body: deviceOf(deviceId) })
  const guest = await start()
  if (!guest) return
  const uses = []
  for (let count = 0; count < mostUses; count += 1) uses.push(await use(guest))
  const sessions = uses.map((sent) => sessionIn(sent, guest.deviceId))
  for (const sent of uses)
    expectStatus(scope, 'refresh', sent, [200], 'up to five times within a minute, because responses may be lost')
  const last = sessions.findLast((session) => session !== undefined)
  const [first] = uses
  if (first) {
    const found = sessions.map((session) => session?.userId)
    const about = { check: 'refresh', sent: first, pointer: '/data/accessToken', why: 'the same guest' }
    expectEqual(scope, { ...about, found: [...new Set(found)], is: [guest.userId] })
    const isNew = sessions[0]?.refreshToken !== guest.refreshToken
    const pointer = '/data/refreshToken'
    scope.expectTrue(
      isNew,
      { check: 'refresh', pointer, expected: 'a new refresh token', found: 'the old one', cause: 'new' },
      first,
    )
  }
  for (const session of sessions)
    if (session) await expectAlive(scope, 'refresh', session, 'the tokens of all these responses are valid')
  const access_ = await use({ ...guest, refreshToken: guest.token })
  expectStatus(scope, 'token-refused:refresh', access_, [401], 'an access token is no refresh token')
  const sixth = await use(guest)
  expectStatus(scope, 'refresh:reuse', sixth, [401], 'the sixth use of a refresh token')
  if (last) {
    for (const session of sessions)
      if (session)
        await expectEnded(scope, 'refresh:reuse', session, 'a refresh token of the session was used too often')
    expectStatus(scope, 'refresh:reuse', await use(last), [401], 'a refresh token of the session was used too often')
  }
  const unknown = await use({ ...guest, refreshToken: 'no-such-refresh-token-0000' })
  expectStatus(scope, 'token-refused:refresh', unknown, [401], 'there is no such refresh token')
  const late = await start()
  if (!late) return
  const renewed = await renew(exchange, late)
  await access.wait(grace)
  expectStatus(scope, 'refresh:reuse', await use(late), [401], 'a refresh token that was used more than a minute ago')
  if (renewed) await expectEnded(scope, 'refresh:reuse', renewed, 'a refresh token of the session was used too late')
}

/** Signing out ends the session, and no other one of the same guest. */
async function signOuts(scope: Scope) {
  const { exchange } = scope
  if (!scope.has('signOut', 'signInGuest')) return
  const one = await signInGuest(exchange)
  if (!one) return
  const two = await signInGuest(exchange, one.deviceId, one.userId)
  const sent = await exchange('signOut', { token: one.token, header: { device_id: one.deviceId } })
  expectStatus(scope, 'sign-out', sent, [200], 'the session was open')
  await expectEnded(scope, 'sign-out', one, 'the session was ended')
  if (scope.has('refreshTokens')) {
    const header = { refreshToken: one.refreshToken }
    const again = await exchange('refreshTokens', { header, body: deviceOf(one.deviceId) })
    expectStatus(scope, 'sign-out', again, [401], 'the session was ended')
  }
  if (two) await expectAlive(scope, 'sign-out', two, 'another session is still open')
}

/** What a guest has ordered is the account's after signing in on the same device. */
async function merge(scope: Scope, phone: Phone) {
  const { exchange, access, facts, run } = scope
  if (
    !access.mayWrite ||
    !scope.has('signInGuest', 'createAccessToken', 'createOrder', 'listOrders') ||
    !facts.isForSale
  )
    return
  const device = randomUUID()
  const guest = await signInGuest(exchange, device)
  if (!guest) return
  const base = scope.base(run.contract.operation('createOrder'))
  const body = { ...(base.body as object), user_id: guest.userId, payment_method: 'Card' }
  const made = await exchange('createOrder', {
    ...base,
    token: guest.token,
    body,
    path: { userId: guest.userId, machineId: facts.machineId },
  })
  const id = dataOf(made).order_id
  if (id === undefined) return scope.missing('guest:merge', 'a guest can’t order here')
  const bystander = await signInGuest(exchange)
  const theirPath = { userId: bystander?.userId, machineId: facts.machineId }
  const theirs = await exchange('createOrder', {
    ...scope.base(run.contract.operation('createOrder')),
    token: bystander?.token,
    body: { ...body, user_id: bystander?.userId },
    path: theirPath,
  })
  const { ref_id } = dataOf(await requestOtp(exchange, phone, access.wait))
  const { auth_code } = dataOf(await verifyOtp(exchange, phone, ref_id))
  const signedIn = await exchangeCode(scope, auth_code, verifier, device)
  const session = sessionIn(signedIn, device)
  if (!session) return
  const path = { userId: session.userId, machineId: '-1' }
  const orders = await exchange('listOrders', { token: session.token, path, query: { pageOff: true } })
  const order = rowsOf(orders).find((each) => each.id === id)
  const about = { check: 'guest:merge', sent: orders, pointer: '/data', why: 'the guest’s order, now the customer’s' }
  expectEqual(scope, { ...about, found: order?.user_id, is: session.userId })
  const others = rowsOf(orders).filter((each) => each.id === dataOf(theirs).order_id).length
  expectEqual(scope, { ...about, found: others, is: 0, why: 'the order of a guest on another device stays theirs' })
  if (scope.has('unblockOrder'))
    await exchange('unblockOrder', { token: session.token, path: { ...path, orderId: id } })
}

const signIn = ['requestOtp', 'resendOtp', 'verifyOtp', 'createAccessToken']

export const auth: Probe = async (scope) => {
  await guests(scope)
  await signOuts(scope)
  const { phone } = scope.access
  if (phone && signIn.some(scope.isSelected)) {
    await codes(scope, phone)
    await tries(scope, phone)
    await resend(scope, phone)
  }
  if (phone) await merge(scope, phone)
  await refreshes(scope)
}

const patience = 60
/** How far the clocks of servers may differ, in seconds. */
const leeway = 60

/** A token whose time is over. Waits a minute at most, so a short run against a real server can't show it. */
export const expiredTokens: Probe = async (scope) => {
  const { stranger, customer, access, missing } = scope
  const session = stranger ?? customer
  if (!session) return
  const [iat, exp] = [Number(session.claims.iat), Number(session.claims.exp)]
  const rest = leeway + (access.skipsTime ? exp - iat : exp - Date.now() / 1000)
  if (!Number.isFinite(rest)) return missing('token-expired', 'the token does not say when it ends')
  if (rest > patience && !access.skipsTime)
    return missing('token-expired', `the token is valid for ${Math.ceil(rest / 60)} more minutes`)
  await access.wait(second * Math.max(rest, 0))
  await expectEnded(scope, 'token-expired', session, 'the time of the token is over')
}
