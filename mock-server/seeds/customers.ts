/** The customers of a fresh world and their meal cards. */
import { fakeIn } from './fake.ts'
import type { Place } from './place.ts'
import type { CustomerRecord, Schema, State } from './records.ts'

const customer = (
  id: string,
  phone: Pick<Schema<'Profile'>, 'phone' | 'country_code'>,
  names: Pick<Schema<'Profile'>, 'first_name' | 'last_name'> | null,
  more: Partial<CustomerRecord> = {},
): [string, CustomerRecord] => [
  id,
  {
    profile: { id, ...phone, ...(names && { ...names, email: `${id.slice(4)}@example.com` }), avoid: [] },
    isNew: names === null,
    ...more,
  },
]

/** `usr-regular` has orders, wallets and a card; `usr-new` has no profile yet; `usr-low` has ₹12 in the wallet. */
export function seedCustomers(place: Place): [string, CustomerRecord][] {
  const fake = fakeIn(place)
  // With the same seed, the first generated place is also where the first machines are.
  const office = { id: 'loc-office', name: fake('Place', 'name') }
  const location = { clientLocation: office, wallet: { id: 'wal-office' } }
  const names = () => ({ first_name: fake('Profile', 'first_name'), last_name: fake('Profile', 'last_name') })
  return [
    customer('usr-regular', place.phone(0), names(), { location }),
    customer('usr-new', place.phone(1), null),
    customer('usr-low', place.phone(2), names()),
  ]
}

const card: Schema<'MealCard'> = {
  source_id: 'src-regular-1',
  card_type: 'meal_card',
  name: 'Office meal card',
  card_no: '****4242',
  description: 'Valid until 12/28',
}

export const seedMealCards = (): State['mealCards'] => new Map([['usr-regular', [card]]])
