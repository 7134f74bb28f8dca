/** The customers of a fresh world and their meal cards. */
import type { CustomerRecord, Schema, State } from './records.ts'

const location: Schema<'LocationWallet'> = {
  clientLocation: { id: 'loc-harbour', name: 'Harbour Tower' },
  wallet: { id: 'wal-harbour' },
}

const customer = (
  id: string,
  phone: string,
  names: [string, string] | null,
  more: Partial<CustomerRecord> = {},
): [string, CustomerRecord] => [
  id,
  {
    profile: {
      id,
      phone,
      country_code: '+91',
      ...(names && { first_name: names[0], last_name: names[1], email: `${names[0].toLowerCase()}@example.com` }),
    },
    isNew: names === null,
    ...more,
  },
]

/** Asha has orders, wallets and a card; usr-new has no profile yet; Dev has ₹12 in the wallet. */
export function seedCustomers(): [string, CustomerRecord][] {
  return [
    customer('usr-asha', '9876543210', ['Asha', 'Rao'], { location }),
    customer('usr-new', '9876500001', null),
    customer('usr-dev', '9876500002', ['Dev', 'Menon']),
  ]
}

export const seedMealCards = (): State['mealCards'] =>
  new Map([
    [
      'usr-asha',
      [
        {
          source_id: 'src-asha-1',
          card_type: 'meal_card',
          name: 'Office meal card',
          card_no: '****4242',
          description: 'Valid until 12/28',
        },
      ],
    ],
  ])
