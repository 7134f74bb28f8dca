/** Missing, forged and ended tokens, guests without an account, and unknown ids. */
import type { Operation } from '../contract.ts'
import { asRecord, type Scope } from '../scope.ts'
import { dataOf, forgeries, offers, signInGuest } from '../sign-in.ts'
import { expectStatus, type Probe } from './probe.ts'

const allowedOperations = ({ run, access }: Scope) =>
  run.operations.filter(({ method }) => access.mayWrite || method === 'GET')

async function endedToken(scope: Scope): Promise<string | undefined> {
  const guest = scope.access.mayWrite ? await signInGuest(scope.exchange) : undefined
  if (guest) await scope.exchange('signOut', { token: guest.token, header: { device_id: guest.deviceId } })
  return guest?.token
}

export const badTokens: Probe = async (scope) => {
  const token = scope.token()
  const ended = await endedToken(scope)
  const bad = { ...(token && forgeries(token)), ...(ended && { 'a token after its sign-out': ended }) }
  // A bad token is rejected even if no token is required.
  for (const operation of allowedOperations(scope).filter(({ security }) => security !== 'ignored'))
    for (const [kind, value] of [...(operation.security === 'required' ? [['none']] : []), ...Object.entries(bad)]) {
      const sent = await scope.exchange(operation.id, { ...scope.base(operation), token: value })
      expectStatus(scope, `token-refused:${kind}`, sent, [401], `the token is ${kind}`)
    }
}

export const noToken: Probe = async (scope) => {
  for (const operation of allowedOperations(scope).filter(({ security }) => security === 'optional')) {
    const sent = await scope.exchange(operation.id, { ...scope.base(operation), token: undefined })
    expectStatus(scope, 'no-token-needed', sent, [200], 'the document requires no token here')
  }
}

export const otherAuthSchemes: Probe = async (scope) => {
  const reading = allowedOperations(scope).filter(({ security, method }) => security === 'required' && method === 'GET')
  for (const operation of reading) {
    const { header, ...parts } = scope.base(operation)
    const basic = { ...header, authorization: `Basic ${scope.token()}` }
    const sent = await scope.exchange(operation.id, { ...parts, token: undefined, header: basic })
    expectStatus(scope, 'token-refused:another scheme', sent, [401], 'the document allows only bearer tokens')
  }
}

const pathNames = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)

/** Sends a valid request with another value in its path. */
async function sendWithPath(scope: Scope, operation: Operation, name: string, value: string) {
  const base = scope.base(operation)
  return scope.exchange(operation.id, { ...base, path: { ...base.path, [name]: value } })
}

/** Operations that document 403 without naming a user need an account. A refund needs one only for the wallet. */
export const guests: Probe = async (scope) => {
  const { guest } = scope
  if (!guest) return
  const { token } = guest
  for (const operation of allowedOperations(scope)) {
    const isForAccounts = operation.responses.some(({ status }) => status === 403)
    const namesUser = pathNames(operation).includes('userId')
    const isOffered = operation.id === 'deleteCustomer' && offers(guest, 'guestDeletion')
    if (isOffered || !isForAccounts || namesUser || operation.security === 'ignored' || operation.id === 'createRefund')
      continue
    const sent = await scope.exchange(operation.id, { ...scope.base(operation), token })
    expectStatus(scope, 'guest-refused', sent, [403, 404], 'this needs an account')
  }
}

const ids = ['id', 'machineId', 'orderId', 'cartId', 'sourceId', 'locationId']

export const unknownIds: Probe = async (scope) => {
  for (const operation of allowedOperations(scope).filter(({ responses }) =>
    responses.some(({ status }) => status === 404),
  )) {
    const name = pathNames(operation).findLast((each) => ids.includes(each))
    if (!name) continue
    const sent = await sendWithPath(scope, operation, name, 'no-such-thing')
    expectStatus(scope, 'unknown-refused', sent, [404, 403], 'there is no such thing', { pointer: `/path/${name}` })
    if (name !== 'orderId') continue
    // Only a key gives -1 a meaning.
    const any = await sendWithPath(scope, operation, name, '-1')
    expectStatus(scope, 'unknown-refused', any, [404, 403, 422], '-1 names no order', { pointer: '/path/orderId' })
    if (operation.method === 'GET') await atAnotherMachine(scope, operation)
  }
}

/** The order in the path of a machine that did not make it. */
async function atAnotherMachine(scope: Scope, operation: Operation) {
  const { facts, exchange } = scope
  const { orderId, userId, offlineMachineId: machineId } = facts
  if (!orderId || !machineId || !scope.has('getOrder')) return
  const token = scope.token()
  const order = dataOf(await exchange('getOrder', { token, path: { userId, machineId: '-1', orderId } }))
  const own = asRecord(order.machine).id
  if (own === undefined || own === machineId) return
  const sent = await exchange(operation.id, { token, path: { userId, machineId, orderId } })
  expectStatus(scope, 'unknown-refused', sent, [404, 403], `the order was made at ${own}`, {
    pointer: '/path/machineId',
  })
}
