/** Profile, cards, favorites, wishes and the end of an account. */
import type { Schema } from '../contract.ts'
import { asList, rowsOf, type Scope } from '../scope.ts'
import { dataOf, deviceOf, offers, renew, type Session, sessionIn, signInCustomer, signInGuest } from '../sign-in.ts'
import { expectEqual, expectStatus, type Probe } from './probe.ts'

/** Changes one field, looks, and changes it back. */
async function profile(scope: Scope, token: string) {
  const { exchange, has } = scope
  if (!has('getProfile', 'updateProfile')) return
  const before = dataOf(await exchange('getProfile', { token }))
  const names = ['Zoë नमस्ते 😀', 'Guard']
  const first_name = before.first_name === names[0] ? names[1] : names[0]
  const sent = await exchange('updateProfile', { token, body: { first_name } })
  if (!expectStatus(scope, 'profile', sent, [200], 'one field of the profile is changed')) return
  const after = await exchange('getProfile', { token })
  const is = { ...before, first_name }
  const sorted = (value: Schema) => Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
  const about = { check: 'profile', sent: after, pointer: '/data', why: 'only the first name has changed' }
  expectEqual(scope, { ...about, found: sorted(dataOf(after)), is: sorted(is) })
  if (typeof before.first_name === 'string')
    await exchange('updateProfile', { token, body: { first_name: before.first_name } })
}

/** The list as it was sent, whatever the names and their order. What was there comes back at the end. */
async function avoided(scope: Scope, customer: Session) {
  const { exchange, has } = scope
  if (!has('getProfile', 'updateProfile')) return
  const { token } = customer
  if (!offers(customer, 'avoiding')) return scope.missing('avoid', 'the server doesn’t offer the feature avoiding')
  const before = dataOf(await exchange('getProfile', { token })).avoid
  const sorted = (names: unknown) => (Array.isArray(names) ? names.toSorted() : names)
  for (const avoid of [['nuts', 'GuardFruit'], ['soy'], []]) {
    const sent = await exchange('updateProfile', { token, body: { avoid } })
    if (!expectStatus(scope, 'avoid', sent, [200], 'the server offers the feature avoiding')) return
    const after = await exchange('getProfile', { token })
    const about = { check: 'avoid', sent: after, pointer: '/data/avoid', why: 'the list that updateProfile was sent' }
    expectEqual(scope, { ...about, found: sorted(dataOf(after).avoid), is: sorted(avoid) })
  }
  await exchange('updateProfile', { token, body: { avoid: asList(before) } })
}

async function cards(scope: Scope, token: string) {
  const { exchange, has } = scope
  if (!has('saveCard', 'listMealCards')) return
  const list = async () => rowsOf(await exchange('listMealCards', { token })).map(({ source_id }) => String(source_id))
  const card = { card_type: 'meal_card', name: 'Guard', card_no: '************4242' }
  const before = await list()
  const refused = await exchange('saveCard', { token, body: { ...card, saveCard: false } })
  expectStatus(scope, 'card', refused, [400], 'the customer did not consent', { code: 'CARD_1001' })
  const about = { check: 'card', pointer: '/data' }
  expectEqual(scope, {
    ...about,
    sent: refused,
    found: await list(),
    is: before,
    why: 'nothing was saved without consent',
  })
  const saved = await exchange('saveCard', { token, body: { ...card, saveCard: true } })
  if (!expectStatus(scope, 'card', saved, [200], 'the customer consents')) return
  const { source_id: sourceId, name, card_no } = dataOf(saved)
  expectEqual(scope, {
    ...about,
    sent: saved,
    found: [name, card_no],
    is: [card.name, card.card_no],
    why: 'the card as it was sent',
  })
  const found = (await list()).includes(String(sourceId))
  expectEqual(scope, { ...about, sent: saved, found, is: true, why: 'the card is in the list' })
  if (!has('deleteMealCard')) return
  const other = scope.other
  if (other) {
    const theirs = await exchange('deleteMealCard', { token: other.token, path: { sourceId } })
    expectStatus(scope, 'foreign-refused', theirs, [403, 404], 'the card belongs to another customer')
    expectEqual(scope, {
      ...about,
      sent: theirs,
      found: (await list()).includes(String(sourceId)),
      is: true,
      why: 'nobody else deletes it',
    })
  }
  const removed = await exchange('deleteMealCard', { token, path: { sourceId } })
  expectStatus(scope, 'card', removed, [200], 'the card was saved')
  expectEqual(scope, { ...about, sent: removed, found: await list(), is: before, why: 'the card is gone' })
  const again = await exchange('deleteMealCard', { token, path: { sourceId } })
  expectStatus(scope, 'unknown-refused', again, [404], 'the card is gone')
}

async function favorites(scope: Scope, token: string) {
  const { exchange, has, facts } = scope
  if (!has('saveFavorite', 'listFavorites')) return
  const list = async () => {
    const sent = await exchange('listFavorites', { token })
    return rowsOf(sent).filter(({ kind, target_id }) => kind === 'machine' && target_id === facts.machineId).length
  }
  const path = { kind: 'machine', targetId: facts.machineId }
  const { other } = scope
  const theirs = async () => other && rowsOf(await exchange('listFavorites', { token: other.token }))
  const before = await theirs()
  for (const _ of [1, 2]) {
    const sent = await exchange('saveFavorite', { token, path, body: {} })
    if (!expectStatus(scope, 'favorite', sent, [200], 'the machine exists')) return
    expectEqual(scope, {
      check: 'favorite',
      sent,
      pointer: '/data',
      found: await list(),
      is: 1,
      why: 'the machine is in the list once',
    })
  }
  const after = await theirs()
  if (before && after) {
    const sent = await exchange('listFavorites', { token: other?.token })
    const why = 'another customer has marked something'
    expectEqual(scope, { check: 'foreign-unseen', sent, pointer: '/data', found: after, is: before, why })
  }
  if (!has('deleteFavorite')) return
  for (const _ of [1, 2]) {
    const sent = await exchange('deleteFavorite', { token, path })
    expectStatus(scope, 'favorite', sent, [200], 'if it is not marked, nothing changes')
    expectEqual(scope, {
      check: 'favorite',
      sent,
      pointer: '/data',
      found: await list(),
      is: 0,
      why: 'the machine is not in the list',
    })
  }
}

async function wishes(scope: Scope, token: string) {
  const { exchange, has, facts } = scope
  if (!has('createWish')) return
  const path = { machineId: facts.machineId }
  const texts = ['Guard’s lemonade', 'GUARD’S LEMONADE', '  guard’s lemonade ']
  const rows: Schema[] = []
  for (const text of texts) {
    const sent = await exchange('createWish', { token, path, body: { text } })
    if (!expectStatus(scope, 'wish', sent, [200], 'the machine exists')) return
    rows.push(dataOf(sent))
    const found = [dataOf(sent).id, dataOf(sent).count, dataOf(sent).is_mine]
    const is = [rows[0]?.id, rows[0]?.count, true]
    expectEqual(scope, { check: 'wish', sent, pointer: '/data', found, is, why: 'the same wish, counted once' })
  }
  if (!has('listWishes')) return
  const list = await exchange('listWishes', { token, path })
  const counts = rowsOf(list).map(({ count }) => Number(count))
  const sorted = counts.toSorted((a, b) => b - a)
  expectEqual(scope, {
    check: 'wish',
    sent: list,
    pointer: '/data',
    found: counts,
    is: sorted,
    why: 'most wanted first',
  })
  const mine = rowsOf(list)
    .filter(({ id }) => id === rows[0]?.id)
    .map(({ is_mine }) => is_mine)
  if (counts.length < 50)
    expectEqual(scope, {
      check: 'wish',
      sent: list,
      pointer: '/data',
      found: mine,
      is: [true],
      why: 'the caller sees the own wish',
    })
}

/** Only where accounts may be made and deleted. */
async function deletion(scope: Scope) {
  const { exchange, access, has } = scope
  if (!has('deleteCustomer') || !access.newPhone) return
  await deleted(scope, await signInCustomer(exchange, access.newPhone(), access.wait))
}

/** A server that offers it deletes guests, too. */
async function guestDeletion(scope: Scope) {
  if (!scope.has('deleteCustomer')) return
  const guest = await signInGuest(scope.exchange)
  if (!guest || !offers(guest, 'guestDeletion')) return
  await deleted(scope, guest)
  const body = { ...deviceOf(guest.deviceId), user_id: guest.userId }
  const sent = await scope.exchange('signInGuest', { body })
  const found = sessionIn(sent)?.userId === guest.userId
  const why = 'the guest no longer exists'
  expectEqual(scope, { check: 'deletion', sent, pointer: '/data/accessToken', found, is: false, why })
}

async function deleted(scope: Scope, session: Session | undefined) {
  const { exchange } = scope
  if (!session) return
  const sent = await exchange('deleteCustomer', { token: session.token, header: { device_id: session.deviceId } })
  expectStatus(scope, 'deletion', sent, [200], 'the account exists')
  const gone = await exchange('listPaymentOptions', { token: session.token })
  expectEqual(scope, {
    check: 'deletion',
    sent,
    pointer: '',
    found: gone.status,
    is: 401,
    why: 'its access token has ended',
  })
  const renewed = await renew(exchange, session)
  expectEqual(scope, {
    check: 'deletion',
    sent,
    pointer: '',
    found: renewed === undefined,
    is: true,
    why: 'its refresh token has ended',
  })
}

export const account: Probe = async (scope) => {
  if (!scope.access.mayWrite) return
  const { customer } = scope
  if (customer) {
    await profile(scope, customer.token)
    await avoided(scope, customer)
    await cards(scope, customer.token)
    await favorites(scope, customer.token)
  }
  const token = scope.token()
  if (token) await wishes(scope, token)
  await deletion(scope)
  await guestDeletion(scope)
}
