/** The customer's own record, push registration, payment methods and saved meal cards. */
import { type Call, type Operation, operation, registered, signedIn } from './operation.ts'
import { listed, notFound, ok, refuse } from './reply.ts'
import * as shapes from './shapes.ts'
import type { Card, Profile } from './world.ts'

function own(call: Pick<Call, 'caller' | 'world'>) {
  const customer = call.world.customers.get(registered(call).userId)
  return customer ?? refuse(401, 'AUTH_4010', 'Please sign in again.')
}

function update(call: Call<Partial<Profile>>) {
  const customer = own(call)
  const { id, phone, country_code, created_at } = customer.profile
  const kept = call.world.has('profile-change-replaces') ? { id, phone, country_code, created_at } : customer.profile
  const changed = { ...kept, ...call.body } as Profile
  if (!call.world.has('profile-change-lost')) customer.profile = changed
  customer.isNew = false
  return ok(changed, 'Saved.')
}

function remove(call: Call) {
  const { userId } = registered(call)
  if (call.world.has('deleted-customer-stays')) return ok(null, 'Customer deleted successfully')
  if (!call.world.has('deleted-customer-comes-back')) call.world.customers.delete(userId)
  for (const session of call.world.sessions.values()) if (session.userId === userId) session.isEnded = true
  for (const order of call.world.orders.values()) if (order.userId === userId) order.userId = 'deleted'
  return ok(null, 'Customer deleted successfully')
}

function paymentOptions(call: Call) {
  const { userId, isGuest } = signedIn(call)
  const hasCompanyWallet = call.world.customers.get(userId)?.locationId !== undefined
  const payment_options = [
    { method: 'Card', name: 'Card or UPI', description: 'On our partner’s page', is_enabled: true },
    { method: 'MealCard', name: 'Meal card', is_enabled: true },
    { method: 'Wallet', name: 'Wallet', is_enabled: !isGuest },
    ...(hasCompanyWallet ? [{ method: 'CompanyWallet', name: 'Company wallet', is_enabled: true }] : []),
  ]
  return ok({ payment_options })
}

const cardsOf = ({ world }: Pick<Call, 'world'>, userId: string) => world.cards.get(userId) ?? []

function listCards(call: Call) {
  const { userId } = call.world.has('meal-cards-shown-to-guests') ? signedIn(call) : registered(call)
  return listed(cardsOf(call, userId), { pageOff: true })
}

function deleteCard(call: Call) {
  const { userId } = registered(call)
  const rest = cardsOf(call, userId).filter(({ source_id }) => source_id !== call.params.sourceId)
  if (rest.length === cardsOf(call, userId).length && !call.world.has('unknown-card-deleted')) notFound('card')
  if (!call.world.has('deleted-card-stays')) call.world.cards.set(userId, rest)
  return ok(null, 'Removed.')
}

function saveCard(call: Call<Omit<Card, 'source_id'> & { saveCard: boolean }>) {
  const { userId } = registered(call)
  const { saveCard: mayBeKept, ...card } = call.body
  if (!mayBeKept && !call.world.has('card-saved-without-consent'))
    refuse(400, 'CARD_1001', 'The card can only be saved with your consent.')
  const saved = { source_id: call.world.nextId('src'), ...card }
  if (call.world.has('card-description-lost')) delete saved.description
  if (!call.world.has('saved-card-not-kept')) call.world.cards.set(userId, [...cardsOf(call, userId), saved])
  return ok(saved)
}

export const customerOperations: Operation[] = [
  operation('getProfile', 'GET /v1/customers/profile', {}, (call) => ok(own(call).profile)),
  operation('updateProfile', 'PATCH /v1/customers/profile', { body: shapes.profileUpdate }, update),
  operation('deleteCustomer', 'DELETE /v1/customers', { headers: shapes.deviceHeader }, remove),
  operation('updatePushToken', 'POST /v1/notifications/update', { body: shapes.pushToken }, (call) => {
    signedIn(call)
    return ok(null)
  }),
  operation('listPaymentOptions', 'GET /v1/payment-options', {}, paymentOptions),
  operation('listMealCards', 'GET /v1/customers/pluxee-details', {}, listCards),
  operation('deleteMealCard', 'DELETE /v1/customers/pluxee-details/{sourceId}', {}, deleteCard),
  operation('saveCard', 'POST /v1/card-details', { body: shapes.savedCard }, saveCard),
]
