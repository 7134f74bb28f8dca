import { describe, expect, test } from 'vitest'
import { type Session, sessionReducer } from './session.ts'

const none: Session = { kind: 'none' }
const next = (
  session: Session,
  claims: Parameters<typeof sessionReducer>[1] extends infer E ? (E extends { claims: infer C } ? C : never) : never,
) => sessionReducer(session, { type: 'tokenChanged', claims })

describe('session', () => {
  test('a guest’s token starts a guest session', () =>
    expect(next(none, { sub: 'g', is_guest_user: true })).toMatchObject({ kind: 'guest', userId: 'g' }))
  test('a customer’s token starts a registered session', () =>
    expect(next(none, { sub: 'u', is_guest_user: false })).toMatchObject({ kind: 'registered' }))
  test('the warehouse comes from the token, otherwise from the configuration', () => {
    expect(next(none, { sub: 'u', is_guest_user: false, country_warehouse_id: '12' })).toMatchObject({
      warehouseId: '12',
    })
    expect(next(none, { sub: 'u', is_guest_user: false })).toMatchObject({ warehouseId: '79' })
  })
  test('a removed token ends the session, here or in another tab', () =>
    expect(next({ kind: 'guest', userId: 'g', warehouseId: '79' }, null)).toEqual(none))
  test('a lost session stays expired until somebody signs in', () => {
    const lost = sessionReducer({ kind: 'registered', userId: 'u', warehouseId: '79' }, { type: 'sessionLost' })
    expect(lost).toEqual({ kind: 'expired' })
    expect(next(lost, null)).toEqual({ kind: 'expired' })
    expect(next(lost, { sub: 'u', is_guest_user: false })).toMatchObject({ kind: 'registered' })
  })
})
