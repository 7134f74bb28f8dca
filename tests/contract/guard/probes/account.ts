/** Profile and meal cards: what was changed, saved and deleted shows. */
import { dataOf, rowsOf } from '../target/facts.ts'
import { asRecord, expectEqual, expectStatus, type Probe } from './probe.ts'

export const profile: Probe = {
  name: 'profile',
  writes: true,
  run: async (scope) => {
    const { exchange } = scope
    const token = scope.customer?.token
    if (!token) return
    const before = dataOf(await exchange('getProfile', { token }))
    expectEqual(
      scope,
      'same-user',
      await exchange('getProfile', { token }),
      '/data/id',
      before.id,
      scope.facts.userId,
      'the token’s own customer',
    )
    const changes = [
      ...['female', 'male', 'other', 'undisclosed'].map((gender) => ({ gender })),
      { first_name: 'Guard', last_name: 'Contract', email: 'guard@contract.example', date_of_birth: '1990-02-03' },
    ]
    let current = before
    for (const change of changes) {
      const answered = await exchange('updateProfile', { token, body: change })
      if (!expectStatus(scope, 'happy', answered, [200], 'a customer may change the profile')) return
      const read = await exchange('getProfile', { token })
      for (const name of Object.keys(current).filter((each) => !(each in change)))
        expectEqual(
          scope,
          'rest-is-kept',
          read,
          `/data/${name}`,
          dataOf(read)[name],
          current[name],
          'as before: it was not sent',
        )
      current = dataOf(read)
      for (const [name, value] of Object.entries(change)) {
        expectEqual(
          scope,
          'created-can-be-read',
          answered,
          `/data/${name}`,
          dataOf(answered)[name],
          value,
          'what was sent',
        )
        expectEqual(scope, 'created-can-be-read', read, `/data/${name}`, dataOf(read)[name], value, 'what was changed')
      }
    }
    const names = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender']
    const old = Object.fromEntries(names.flatMap((name) => (before[name] ? [[name, before[name]]] : [])))
    if (Object.keys(old).length > 0) await exchange('updateProfile', { token, body: old })
  },
}

export const mealCards: Probe = {
  name: 'meal cards',
  writes: true,
  run: async (scope) => {
    const { exchange } = scope
    const token = scope.customer?.token
    if (!token) return
    const card = {
      card_type: 'meal_card',
      name: 'Contract guard',
      card_no: '****1234',
      description: 'A card of the guard',
    }
    const refused = await exchange('saveCard', { token, body: { ...card, saveCard: false } })
    expectStatus(scope, 'consent-needed', refused, [400], 'the customer has not agreed')
    const saved = await exchange('saveCard', { token, body: { ...card, saveCard: true } })
    if (!expectStatus(scope, 'happy', saved, [200], 'a card may be saved')) return
    const made = dataOf(saved)
    for (const [name, value] of Object.entries(card))
      expectEqual(scope, 'created-can-be-read', saved, `/data/${name}`, made[name], value, 'what was sent')
    const listed = await exchange('listMealCards', { token })
    const row = rowsOf(listed).find(({ source_id }) => source_id === made.source_id)
    expectEqual(scope, 'created-can-be-read', listed, '/data', row, made, 'the card that was saved')
    const sourceId = String(made.source_id)
    const gone = await exchange('deleteMealCard', { token, path: { sourceId } })
    if (!expectStatus(scope, 'happy', gone, [200], 'a card may be deleted')) return
    const left = await exchange('listMealCards', { token })
    const still = rowsOf(left).some(({ source_id }) => source_id === sourceId)
    expectEqual(scope, 'use-after-delete', left, '/data', still, false, 'the card has been deleted')
    const again = await exchange('deleteMealCard', { token, path: { sourceId } })
    expectStatus(scope, 'use-after-delete', again, [404], 'the card has been deleted')
    const { code } = asRecord(again.body)
    if (again.status === 404)
      expectEqual(scope, 'error-code', again, '/code', typeof code, 'string', 'every error has a code')
  },
}
