/** The customers of a fresh world and their meal cards. */
import { fake } from './fake.ts'
import type { Place } from './place.ts'
import type { CustomerRecord, Schema, State } from './records.ts'

const location: Schema<'LocationWallet'> = {
  clientLocation: { id: 'loc-harbour', name: 'Harbour Tower' },
  wallet: { id: 'wal-harbour' },
}

const customer = (
  id: string,
  phone: Pick<Schema<'Profile'>, 'phone' | 'country_code'>,
  names: [string, string] | null,
  more: Partial<CustomerRecord> = {},
): [string, CustomerRecord] => [
  id,
  {
    profile: {
      id,
      ...phone,
      ...(names && { first_name: names[0], last_name: names[1], email: `${id.slice(4)}@example.com` }),
    },
    isNew: names === null,
    ...more,
  },
]

/** Asha has orders, wallets and a card; usr-new has no profile yet; Dev has ₹12 in the wallet. */
export function seedCustomers({ phone, faker, hasFixedNames }: Place): [string, CustomerRecord][] {
  faker.seed(1)
  const name = (first: string, last: string): [string, string] =>
    hasFixedNames ? [first, last] : [fake(faker, 'Profile', 'first_name'), fake(faker, 'Profile', 'last_name')]
  return [
    customer('usr-asha', phone(0), name('Asha', 'Rao'), { location }),
    customer('usr-new', phone(1), null),
    customer('usr-dev', phone(2), name('Dev', 'Menon')),
  ]
}

const card: Schema<'MealCard'> = {
  source_id: 'src-asha-1',
  card_type: 'meal_card',
  name: 'Office meal card',
  card_no: '****4242',
  description: 'Valid until 12/28',
}

export const seedMealCards = (): State['mealCards'] => new Map([['usr-asha', [card]]])
