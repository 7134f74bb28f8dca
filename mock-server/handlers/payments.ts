import type { Schema } from '../seeds/records.ts'
import { locationOf } from '../world/orders/ledger.ts'
import { offersUpi } from '../world/orders/payment.ts'
import { refuse } from '../world/refusal.ts'
import { type Handlers, pageOf, registered } from './handler.ts'

export default {
  listPaymentOptions: ({ world, caller: { userId, isGuest } }) => {
    const isUpi = offersUpi(world)
    const cards = `Credit and debit cards${!isUpi && world.place.currency === 'INR' ? ' and UPI' : ''}`
    const upi = { method: 'UPI' as const, name: 'UPI app', description: 'The UPI app on your phone', is_enabled: true }
    const payment_options: Schema<'PaymentOption'>[] = [
      { method: 'Card', name: 'Card', description: cards, is_enabled: true },
      ...(isUpi ? [upi] : []),
      { method: 'MealCard', name: 'Meal card', is_enabled: true },
      { method: 'Wallet', name: 'Wallet', is_enabled: !isGuest },
    ]
    const company = { method: 'CompanyWallet' as const, name: 'Company wallet', is_enabled: true }
    return { data: { payment_options: locationOf(world, userId) ? [...payment_options, company] : payment_options } }
  },

  listMealCards: (call) => pageOf(call.world.state.mealCards.get(registered(call).userId) ?? []),

  deleteMealCard: (call) => {
    const { userId } = registered(call)
    const cards = call.world.state.mealCards.get(userId) ?? []
    const rest = cards.filter(({ source_id }) => source_id !== call.params.sourceId)
    if (rest.length === cards.length) refuse(404, 'FOUND_4040', 'We couldn’t find that card.')
    call.world.state.mealCards.set(userId, rest)
    call.world.state.cardTokens.delete(call.params.sourceId)
    return { message: 'Removed.', data: null }
  },

  saveCard: (call) => {
    const { userId } = registered(call)
    const { saveCard, ...card } = call.body
    if (!saveCard) refuse(400, 'CARD_1001', 'The card can only be saved with your consent.')
    const saved = { source_id: call.world.nextId('src'), ...card }
    call.world.state.mealCards.set(userId, [...(call.world.state.mealCards.get(userId) ?? []), saved])
    return { data: saved }
  },
} satisfies Handlers
