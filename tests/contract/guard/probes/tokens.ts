/** Missing, forged, expired and ended tokens; other people's paths; guests where an account is needed. */
import type { Operation } from '../contract.ts'
import type { Scope } from '../target/scope.ts'
import { deviceId, forgeries, signInGuest } from '../target/sign-in.ts'
import { expectStatus, type Probe } from './probe.ts'

const isReading = ({ method }: Operation) => method === 'GET'

const inReach = ({ run, access }: Scope) =>
  run.contract.operations.filter((operation) => access.mayWrite || isReading(operation))

async function endedToken(scope: Scope): Promise<string | undefined> {
  if (!scope.access.mayWrite) return undefined
  const guest = await signInGuest(scope.exchange)
  if (!guest) return undefined
  await scope.exchange('signOut', { token: guest.token, header: { device_id: deviceId } })
  return guest.token
}

/** Every protected operation with every kind of bad token. */
export const badTokens: Probe = {
  name: 'bad tokens',
  writes: false,
  run: async (scope) => {
    const token = scope.token()
    const bad: [string, string | undefined][] = [['no token', undefined]]
    if (token) bad.push(...Object.entries(forgeries(token, 'guard')))
    const ended = await endedToken(scope)
    if (ended) bad.push(['a token after its sign-out', ended])
    if (scope.access.expiredToken) bad.push(['an expired token', scope.access.expiredToken])
    const [, ...others] = bad
    // Where none is needed, a token that is not good is refused all the same.
    for (const operation of inReach(scope).filter(({ security }) => security !== 'none'))
      for (const [kind, value] of operation.security === 'required' ? bad : others) {
        const sent = await scope.exchange(operation.id, { ...scope.base(operation), token: value })
        expectStatus(scope, `token-refused:${kind}`, sent, [401], `this is ${kind}`)
      }
  },
}

/** What needs no token is read without one. */
export const noToken: Probe = {
  name: 'no token where none is needed',
  writes: false,
  run: async (scope) => {
    for (const operation of inReach(scope).filter(({ security }) => security === 'optional')) {
      const sent = await scope.exchange(operation.id, { ...scope.base(operation), token: undefined })
      expectStatus(scope, 'no-token-needed', sent, [200], 'the document asks for no token here')
    }
  },
}

/** Other authentication schemes than the documented one are no token either. */
export const otherSchemes: Probe = {
  name: 'other authentication schemes',
  writes: false,
  run: async (scope) => {
    const token = scope.token()
    for (const operation of inReach(scope).filter(
      ({ security, method }) => security === 'required' && method === 'GET',
    )) {
      const { header, ...parts } = scope.base(operation)
      const basic = { ...header, authorization: `Basic ${token}` }
      const sent = await scope.exchange(operation.id, { ...parts, token: undefined, header: basic })
      expectStatus(scope, 'token-refused:another scheme', sent, [401], 'the document knows bearer tokens only')
    }
  },
}

/** A path that names another user is refused: 403, or 404 where the server does not tell. */
export const otherUsers: Probe = {
  name: 'other users’ paths',
  writes: false,
  run: async (scope) => {
    for (const operation of inReach(scope)) {
      if (!operation.parameters.some(({ name, in: place }) => name === 'userId' && place === 'path')) continue
      const base = scope.base(operation)
      const sent = await scope.exchange(operation.id, { ...base, path: { ...base.path, userId: 'somebody-else' } })
      expectStatus(scope, 'foreign-refused', sent, [403, 404], 'the path names another user', '/path/userId')
    }
  },
}

/** Operations that document 403 without naming a user need an account. A refund only does into the wallet. */
export const guests: Probe = {
  name: 'guests',
  writes: false,
  run: async (scope) => {
    const token = scope.guest?.token
    if (!token) return
    for (const operation of inReach(scope)) {
      const isForAccounts = operation.answers.some(({ status }) => status === 403)
      const namesUser = operation.parameters.some(({ name }) => name === 'userId')
      if (!isForAccounts || namesUser || operation.security === 'none' || operation.id === 'createRefund') continue
      const sent = await scope.exchange(operation.id, { ...scope.base(operation), token })
      expectStatus(scope, 'guest-refused', sent, [403, 404], 'this needs an account of one’s own')
    }
  },
}

const unknownIds: Record<string, string> = {
  id: 'no-such-machine',
  machineId: 'no-such-machine',
  orderId: 'no-such-order',
  cartId: 'no-such-cart',
  sourceId: 'no-such-card',
  locationId: 'no-such-location',
}

/** What is not there is not there. */
export const unknownThings: Probe = {
  name: 'unknown ids',
  writes: false,
  run: async (scope) => {
    for (const operation of inReach(scope)) {
      if (!operation.answers.some(({ status }) => status === 404)) continue
      const names = operation.parameters.filter(({ in: place, name }) => place === 'path' && unknownIds[name])
      const last = names.at(-1)?.name
      if (!last) continue
      const base = scope.base(operation)
      const sent = await scope.exchange(operation.id, { ...base, path: { ...base.path, [last]: unknownIds[last] } })
      expectStatus(scope, 'unknown-refused', sent, [404, 403], 'there is no such thing', `/path/${last}`)
    }
  },
}
