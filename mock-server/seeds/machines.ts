/** The machines of a fresh world. Dates are relative to the world's first instant. */
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { MachineRecord, SlotRecord } from '../world/state.ts'
import { products } from './products.ts'

const day = 86_400_000
type Row = { products: string[]; columns?: number }
type Layout = { depth?: number; batchesOf?: (index: number, now: number) => [quantity: number, days: number][] }

/** Quantities vary so that every stock label is seen; two batches where there is enough. */
const usual = (index: number): [number, number][] => {
  const quantity = [8, 6, 7, 2, 8, 5, 1, 8, 3, 7][index % 10] ?? 8
  return quantity > 4
    ? [
        [quantity - 3, 60 + index],
        [3, 120 + index],
      ]
    : [[quantity, 45 + index]]
}

function slots(rows: Row[], now: number, { depth = 8, batchesOf = usual }: Layout = {}): SlotRecord[] {
  let index = -1
  return rows.flatMap((row, rowIndex) =>
    row.products.map((productId, columnIndex): SlotRecord => {
      index += 1
      const position = `${rowIndex + 1}${String(columnIndex + 1).padStart(2, '0')}`
      const batches = productId === '' ? [] : batchesOf(index, now)
      return {
        layout: {
          id: `slot-${position}`,
          motor_id: `m${position}`,
          row_num: rowIndex + 1,
          column_num: columnIndex + 1,
          depth,
          block_spiral: false,
          block_product_count: 0,
        },
        batches: batches.map(([quantity, days]) => ({ quantity, exp_date: instant(now + days * day), productId })),
      }
    }),
  )
}

const named = (...ids: string[]) => ({ products: ids.map((id) => (id === '' ? '' : `prd-${id}`)) })

function cups(ids: string[]): SlotRecord[] {
  return ids.map((id, index) => ({
    layout: {
      id: `slot-${101 + index}`,
      motor_id: `m${101 + index}`,
      row_num: 1 + Math.floor(index / 4),
      column_num: 1 + (index % 4),
      depth: 100,
      block_spiral: false,
      block_product_count: 0,
    },
    batches: [],
    recipe: {
      quantity: [80, 64, 12, 45, 0, 90][index % 6] ?? 50,
      is_customizable: !['green-tea', 'tomato-soup', 'hot-chocolate'].includes(id),
      productId: `rcp-${id}`,
    },
  }))
}

type Site = [id: string, name: string, place: string, address: string]
const machine = (
  [id, name, place, address]: Site,
  type: Schema<'MachineType'>,
  filled: SlotRecord[],
  more: Partial<MachineRecord> = {},
): MachineRecord => ({
  machine: { id, name, place: { name: place, address }, machine_type: type, online_status: 'online' },
  slots: filled,
  maxOrderQuantity: 5,
  ...more,
})

function lobby(now: number): SlotRecord[] {
  const filled = slots(
    [
      named('sea-salt-chips', 'masala-chips', 'cream-onion-chips', 'chili-lime-chips', 'popcorn-butter', 'aloo-bhujia'),
      named('dark-70', 'milk-hazelnut', 'wafer-duo', 'oat-bar', 'peanut-chikki', 'mint-drops'),
      named('butter-cookies', 'choco-chip', 'jeera-biscuits', 'trail-mix', 'makhana-mint', 'date-bar'),
      named('cola', 'lime-soda', 'cola', 'orange-juice', 'iced-tea-peach', 'water-500'),
      named('cold-coffee', 'mango-lassi', 'veg-sandwich', 'chicken-sandwich', 'peri-peri-wedges', 'coconut-water'),
    ],
    now,
  )
  // One slot is empty, one cannot turn, one holds two that are not for sale; cola has two slots.
  for (const batch of filled[10]?.batches ?? []) batch.quantity = 0
  if (filled[16]) filled[16].layout.block_spiral = true
  if (filled[4]) filled[4].layout.block_product_count = 2
  return filled
}

/** Its last slot was refilled with another product: the first batch, of mango juice, is empty. */
function cold(now: number): SlotRecord[] {
  const filled = slots(
    [
      named('cola', 'cola-zero', 'lime-soda', 'orange-fizz', 'ginger-ale'),
      named('masala-jeera', 'energy-classic', 'energy-berry', 'cold-brew', 'kombucha'),
      named('water-500', 'water-1l', 'sparkling', 'mixed-fruit', 'apple-juice'),
    ],
    now,
  )
  filled[14]?.batches.unshift({ quantity: 0, exp_date: instant(now + 20 * day), productId: 'prd-mango-juice' })
  return filled
}

/** Filter coffee has 70 of its 90 cups held back. */
function corner(): SlotRecord[] {
  const filled = cups([
    'espresso',
    'cappuccino',
    'latte',
    'masala-chai',
    'mocha',
    'filter-coffee',
    'hot-chocolate',
    'americano',
    'flat-white',
    'green-tea',
    'badam-hot',
    'tomato-soup',
  ])
  if (filled[5]) filled[5].layout.block_product_count = 70
  return filled
}

const bySixty = () => {
  const ids = [...products.keys()].filter((id) => id.startsWith('prd-') && !id.startsWith('prd-jam')).slice(0, 60)
  return Array.from({ length: 6 }, (_, row) => ({ products: ids.slice(row * 10, row * 10 + 10) }))
}

export function seedMachines(now: number): MachineRecord[] {
  const expiring = slots(
    [
      named('veg-sandwich', 'egg-sandwich', 'paneer-wrap', 'greek-berry'),
      named('chaas', 'lassi', 'badam-milk', 'mango-juice'),
    ],
    now,
    {
      batchesOf: (index) =>
        [
          [[4, -2]],
          [
            [3, -1],
            [4, 3],
          ],
          [[5, 0.2]],
          [[2, 1]],
          [
            [3, -0.1],
            [2, -3],
          ],
          [[6, 2]],
          [
            [0, -5],
            [4, 9],
          ],
          [[5, 40]],
        ][index % 8] as [number, number][],
    },
  )
  const blocked = slots(
    [
      named('nacho-cheese', 'moong-dal', 'khatta-meetha', 'banana-chips'),
      named('fruit-gums', 'gum', 'rusk', 'digestive'),
    ],
    now,
  )
  for (const index of [1, 2, 6]) if (blocked[index]) blocked[index].layout.block_spiral = true
  if (blocked[4]) blocked[4].layout.block_product_count = 20
  return [
    machine(['VM-1001', 'Lobby snacks', 'Harbour Tower', 'Ground floor, 12 Dock Road, Mumbai'], 'Vending', lobby(now)),
    machine(['VM-1002', 'Cold corner', 'Harbour Tower', '4th floor, 12 Dock Road, Mumbai'], 'Vending', cold(now)),
    machine(
      ['VM-1060', 'Terminal mart', 'Chhatrapati Terminus', 'Platform 9, Fort, Mumbai'],
      'Vending',
      slots(bySixty(), now, { depth: 10 }),
      { maxOrderQuantity: 10 },
    ),
    machine(
      ['CF-2001', 'Corner coffee', 'Harbour Tower', '7th floor pantry, 12 Dock Road, Mumbai'],
      'Coffee',
      corner(),
    ),
    machine(
      ['CF-2002', 'Library coffee', 'City Library', 'Reading room, 3 Church Street, Bengaluru'],
      'Coffee',
      cups(['filter-coffee', 'masala-chai', 'cappuccino', 'double-espresso']),
    ),
    offline(
      machine(
        ['VM-1005', 'Gym fuel', 'Pulse Fitness', '1st floor, 88 Hill Road, Pune'],
        'Vending',
        slots([named('protein-bar', 'protein-shake', 'roasted-almonds', 'energy-berry')], now),
      ),
    ),
    machine(['VM-1006', 'New arrival', 'Sunrise Hostel', 'Block C, 5 Lake View, Pune'], 'Vending', []),
    machine(['VM-1007', 'Fresh to go', 'Metro Hospital', 'Visitor lobby, 41 Ring Road, Delhi'], 'Vending', expiring),
    machine(['VM-1008', 'Old faithful', 'Registry Office', 'Hall 2, 9 Court Lane, Delhi'], 'Vending', blocked),
    machine(
      [
        'VM-1009',
        'Snacks and drinks for everyone who waits for the late bus on platform fourteen',
        'Inter-State Bus Terminal of the Western Suburbs, Long Distance Wing',
        'Upper concourse, behind ticket counter 27, Station Road, Ahmedabad',
      ],
      'Vending',
      slots([named('peri-peri-wedges', 'protein-bar', 'water-1l', 'rusk')], now),
    ),
    machine(
      ['VM-1013', 'Test bench', 'Workshop', 'Bay 1, 2 Tool Street, Chennai'],
      'Vending',
      slots([named('cola', 'jam-chips', 'dark-70', 'water-500')], now),
    ),
  ]
}

function offline(record: MachineRecord): MachineRecord {
  record.machine.online_status = 'offline'
  return record
}
