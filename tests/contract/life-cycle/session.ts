/** Sessions of the two customers: signing in, growing old, refreshing, ending. */
import { ask } from './ask.ts'
import { type Actor, hold, type Model, type Who } from './model.ts'

// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

function begin(actor: Actor, { accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  const { sub, exp } = claimsOf(accessToken)
  Object.assign(actor, { userId: String(sub), token: accessToken, refreshToken, expiresAt: exp * 1000 })
}

/** Signs in by phone; where the last code is too young, waits as long as the answer says. */
async function signInCustomer(model: Model, actor: Actor) {
  const number = { phone: model.target.phone, country_code: '+91' }
  const open = { token: null }
  let sent = await ask(model, 'customer', 'requestOtp', { ...open, body: number })
  if (sent.status === 429) {
    await model.target.pause((sent.retryAfter ?? 30) * 1000)
    sent = await ask(model, 'customer', 'requestOtp', { ...open, body: number })
  }
  const proven = await ask(model, 'customer', 'verifyOtp', {
    ...open,
    body: {
      ...number,
      ref_id: sent.data?.ref_id,
      otp: model.target.otp,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    },
  })
  const made = await ask(model, 'customer', 'createAccessToken', {
    ...open,
    body: {
      auth_code: proven.data?.auth_code,
      code_verifier: verifier,
      device_type: 'web',
      device_id: actor.device,
    },
  })
  if (!made.data) throw new Error(`Signing in as ${number.phone} fails: ${made.status} ${made.code}`)
  begin(actor, made.data)
}

async function signInGuest(model: Model, actor: Actor) {
  const body = { device_type: 'web', device_id: actor.device, ...(actor.userId && { user_id: actor.userId }) }
  const { data, status, code } = await ask(model, 'guest', 'signInGuest', { token: null, body })
  if (!data) throw new Error(`Signing in as a guest fails: ${status} ${code}`)
  begin(actor, data)
}

const sendRefreshToken = (model: Model, who: Who, refreshToken: string) =>
  ask(model, who, 'refreshTokens', {
    token: null,
    headers: { refreshtoken: refreshToken },
    body: { device_type: 'web', device_id: model.actors[who].device },
  })

/** A token that must not work any more is refused. */
async function holdRefused(model: Model, who: Who, token: string) {
  const { status } = await ask(model, who, 'listPaymentOptions', { token })
  hold(model, { rule: 'old-token-opens-nothing', operation: 'listPaymentOptions' }, status, 401)
}

/** A living token: signs in without a session, refreshes an old one, having seen that it is refused. */
export async function tokenOf(model: Model, who: Who): Promise<string> {
  const actor = model.actors[who]
  if (actor.token && actor.refreshToken && model.target.now() >= actor.expiresAt) {
    await holdRefused(model, who, actor.token)
    await refresh(model, who)
  }
  if (!actor.token) await (who === 'guest' ? signInGuest(model, actor) : signInCustomer(model, actor))
  return actor.token ?? ''
}

export async function refresh(model: Model, who: Who) {
  const actor = model.actors[who]
  if (!actor.refreshToken) return
  const { data, status } = await sendRefreshToken(model, who, actor.refreshToken)
  hold(model, { rule: 'refresh-token-works-once', operation: 'refreshTokens' }, status, 200)
  if (data) begin(actor, data)
  else forget(actor)
}

function forget(actor: Actor) {
  delete actor.token
  delete actor.refreshToken
}

/** Uses a refresh token three times, as a thief would: refused, and the session that came of it is over. */
export async function reuse(model: Model, who: Who) {
  await tokenOf(model, who)
  const actor = model.actors[who]
  const spent = actor.refreshToken ?? ''
  await refresh(model, who)
  const claim = { rule: 'refresh-token-works-once', operation: 'refreshTokens' } as const
  // Once more is granted: the first answer may have been lost.
  hold(model, claim, (await sendRefreshToken(model, who, spent)).status, 200)
  const again = await sendRefreshToken(model, who, spent)
  hold(model, claim, again.status, 401)
  const after = await ask(model, who, 'listPaymentOptions', { token: actor.token ?? '' })
  hold(model, claim, after.status, 401)
  forget(actor)
}

export async function signOut(model: Model, who: Who) {
  const token = await tokenOf(model, who)
  const actor = model.actors[who]
  const { status } = await ask(model, who, 'signOut', { headers: { device_id: actor.device } })
  hold(model, { rule: 'old-token-opens-nothing', operation: 'signOut' }, status, 200)
  await holdRefused(model, who, token)
  forget(actor)
}
