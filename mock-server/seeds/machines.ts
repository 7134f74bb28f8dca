/** The machines of a fresh world. Expiry dates are relative to the time the world is created. */
import { fakeIn } from './fake.ts'
import type { Place } from './place.ts'
import { products } from './products.ts'
import type { MachineRecord, Schema, SlotRecord } from './records.ts'
import { day, instant } from './units.ts'

const layout = (position: string, row: number, column: number, depth: number): Schema<'Slot'> => ({
  id: `slot-${position}`,
  motor_id: `m${position}`,
  row_num: row,
  column_num: column,
  depth,
  block_spiral: false,
  block_product_count: 0,
})

/** A to Z, then AA. */
const letters = (row: number): string =>
  row > 26 ? letters(Math.floor((row - 1) / 26)) + letters(((row - 1) % 26) + 1) : String.fromCharCode(64 + row)

/** As printed on the machine: A1, B12. */
export const slotLabel = ({ layout: { row_num, column_num } }: SlotRecord) => `${letters(row_num)}${column_num}`

/** The batches of a slot as `quantity@days until expiry`. The quantities cover every stock label. */
function usualBatches(index: number): string {
  const quantity = [8, 6, 7, 2, 8, 5, 1, 8, 3, 7][index % 10] ?? 8
  return quantity > 4 ? `${quantity - 3}@${60 + index} 3@${120 + index}` : `${quantity}@${45 + index}`
}

/** Batches that expired yesterday, are partly expired, expire today, and so on. */
const expiringBatches = ['4@-2', '3@-1 4@3', '5@0.2', '2@1', '3@-0.1 2@-3', '6@2', '0@-5 4@9', '5@40']

/** Slots from rows of product names. */
function shelf(now: number, rows: string[], { depth = 8, batchesOf = usualBatches } = {}): SlotRecord[] {
  const positions = rows.flatMap((row, rowIndex) =>
    row.split(' ').map((id, columnIndex) => ({ id, row: rowIndex + 1, column: columnIndex + 1 })),
  )
  return positions.map(({ id, row, column }, index) => ({
    layout: layout(`${row}${String(column).padStart(2, '0')}`, row, column, depth),
    batches: batchesOf(index)
      .split(' ')
      .map((batch) => batch.split('@').map(Number))
      .map(([quantity = 0, days = 0]) => ({ quantity, exp_date: instant(now + days * day), productId: `prd-${id}` })),
  }))
}

/** The recipes of a coffee machine, four per row. */
function cups(ids: string): SlotRecord[] {
  return ids.split(' ').map((id, index) => ({
    layout: layout(String(101 + index), 1 + Math.floor(index / 4), 1 + (index % 4), 100),
    batches: [],
    recipe: {
      quantity: [80, 64, 12, 45, 0, 90][index % 6] ?? 50,
      is_customizable: !['green-tea', 'tomato-soup', 'hot-chocolate'].includes(id),
      productId: `rcp-${id}`,
    },
  }))
}

/** Changes the layout of the slot at an index. */
function adjust(slots: SlotRecord[], index: number, change: Partial<Schema<'Slot'>>) {
  Object.assign(slots[index]?.layout ?? {}, change)
}

/** One slot is empty, one is blocked, one has two units that are not for sale; cola has two slots. */
function lobby(now: number): SlotRecord[] {
  const slots = shelf(now, [
    'sea-salt-chips masala-chips cream-onion-chips chili-lime-chips popcorn-butter aloo-bhujia',
    'dark-70 milk-hazelnut wafer-duo oat-bar peanut-chikki mint-drops',
    'butter-cookies choco-chip jeera-biscuits trail-mix makhana-mint date-bar',
    'cola lime-soda cola orange-juice iced-tea-peach water-500',
    'cold-coffee mango-lassi veg-sandwich chicken-sandwich peri-peri-wedges coconut-water',
  ])
  for (const batch of slots[10]?.batches ?? []) batch.quantity = 0
  adjust(slots, 16, { block_spiral: true })
  adjust(slots, 4, { block_product_count: 2 })
  return slots
}

/** The last slot was refilled with another product; its first batch, mango juice, is empty. */
function drinks(now: number): SlotRecord[] {
  const slots = shelf(now, [
    'cola cola-zero lime-soda orange-fizz ginger-ale',
    'masala-jeera energy-classic energy-berry cold-brew kombucha',
    'water-500 water-1l sparkling mixed-fruit apple-juice',
  ])
  slots[14]?.batches.unshift({ quantity: 0, exp_date: instant(now + 20 * day), productId: 'prd-mango-juice' })
  return slots
}

/** 70 of the 90 cups of filter coffee are not for sale. */
function coffee(): SlotRecord[] {
  const hot = 'espresso cappuccino latte masala-chai mocha filter-coffee'
  const slots = cups(`${hot} hot-chocolate americano flat-white green-tea badam-hot tomato-soup`)
  adjust(slots, 5, { block_product_count: 70 })
  return slots
}

function sixtySlots(now: number): SlotRecord[] {
  const ids = [...products.keys()].filter((id) => id.startsWith('prd-') && id !== 'prd-jam-chips')
  const names = ids.slice(0, 60).map((id) => id.replace('prd-', ''))
  const rows = Array.from({ length: 6 }, (_, row) => names.slice(row * 10, row * 10 + 10).join(' '))
  return shelf(now, rows, { depth: 10 })
}

function blockedSpirals(now: number): SlotRecord[] {
  const slots = shelf(now, ['nacho-cheese moong-dal khatta-meetha banana-chips', 'fruit-gums gum rusk digestive'])
  for (const index of [1, 2, 6]) adjust(slots, index, { block_spiral: true })
  adjust(slots, 4, { block_product_count: 20 })
  return slots
}

/** `site`: id, name and where in the building, separated by `|`. */
function machine(
  site: string,
  { name: building, address }: Schema<'Place'>,
  slots: SlotRecord[],
  more: Partial<Schema<'Machine'>> = {},
): MachineRecord {
  const [id = '', name = '', spot = ''] = site.split(' | ')
  const place = { name: building, address: `${spot}, ${address}` }
  const machine_type = id.startsWith('CF') ? 'Coffee' : 'Vending'
  return {
    machine: { id, name, place, machine_type, online_status: 'online', ...more },
    slots,
    maxOrderQuantity: id === 'VM-1060' ? 10 : 5,
  }
}

export function seedMachines(now: number, place: Place): MachineRecord[] {
  const fake = fakeIn(place)
  const building = (): Schema<'Place'> => ({ name: fake('Place', 'name'), address: fake('Place', 'address') })
  const tower = building()
  const freshFood = ['veg-sandwich egg-sandwich paneer-wrap greek-berry', 'chaas lassi badam-milk mango-juice']
  const expiring = shelf(now, freshFood, { batchesOf: (index) => expiringBatches[index] ?? '' })
  const longName = 'Snacks and drinks for everyone who waits for the late bus on platform fourteen'
  const longPlace = {
    name: 'Inter-State Bus Terminal of the Western Suburbs, Long Distance Wing',
    address: 'Station Road, Ahmedabad',
  }
  return [
    machine('VM-1001 | Lobby snacks | Ground floor', tower, lobby(now)),
    machine('VM-1002 | Cold corner | 4th floor', tower, drinks(now)),
    machine('VM-1060 | Terminal mart | Platform 9', building(), sixtySlots(now)),
    machine('CF-2001 | Corner coffee | 7th floor pantry', tower, coffee()),
    machine(
      'CF-2002 | Library coffee | Reading room',
      building(),
      cups('filter-coffee masala-chai cappuccino double-espresso'),
    ),
    machine(
      'VM-1005 | Gym fuel | 1st floor',
      building(),
      shelf(now, ['protein-bar protein-shake roasted-almonds energy-berry']),
      { online_status: 'offline' },
    ),
    machine('VM-1006 | New arrival | Block C', building(), []),
    machine('VM-1007 | Fresh to go | Visitor lobby', building(), expiring),
    machine('VM-1008 | Old faithful | Hall 2', building(), blockedSpirals(now)),
    machine(
      `VM-1009 | ${longName} | Upper concourse, behind ticket counter 27`,
      longPlace,
      shelf(now, ['peri-peri-wedges protein-bar water-1l rusk']),
    ),
    machine('VM-1013 | Test bench | Bay 1', building(), shelf(now, ['cola jam-chips dark-70 water-500'])),
  ]
}
