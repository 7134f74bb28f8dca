/** The machines of this backend and what is in them. Prices in major units, as the catalogue prints them. */

interface Product {
  id: string
  name: string
  mrp: number
  category: { id: string; name: string }
  isCoffee?: boolean
}
interface Batch {
  productId: string
  quantity: number
  /** Days from now to the last day of sale. */
  days: number
}
export interface Slot {
  id: string
  motorId: string
  row: number
  column: number
  depth: number
  isBlocked: boolean
  heldBack: number
  batches: Batch[]
  /** Cups left, of a coffee slot. */
  cups?: number
  /** What is in here never comes out. */
  isStuck: boolean
}
export interface Machine {
  id: string
  name: string
  place: { name: string; address: string }
  type: 'Vending' | 'Coffee'
  isOnline: boolean
  most: number
  slots: Slot[]
}
export interface Offer {
  id: string
  title: string
  description: string
  offer_type: 'percentage' | 'flat'
  offer_type_alias: string
  value: number
  min_order_amount: number
  max_discount_amount?: number
  product_ids?: string[]
  valid_till?: string
}

const snacks = { id: 'cat-snacks', name: 'Snacks' }
const drinks = { id: 'cat-drinks', name: 'Drinks' }
export const catalogue: Product[] = [
  { id: 'prd-pepper-crisps', name: 'Pepper crisps', mrp: 35, category: snacks },
  { id: 'prd-date-bar', name: 'Date bar', mrp: 42.5, category: snacks },
  { id: 'prd-ginger-fizz', name: 'Ginger fizz', mrp: 40, category: drinks },
  { id: 'prd-plum-juice', name: 'Plum juice', mrp: 60, category: drinks },
  { id: 'prd-oat-wafer', name: 'Oat wafer', mrp: 25, category: snacks },
  { id: 'rcp-flat-white', name: 'Flat white', mrp: 55, category: drinks, isCoffee: true },
  { id: 'rcp-long-black', name: 'Long black', mrp: 45, category: drinks, isCoffee: true },
]

export const offers: Offer[] = [
  {
    id: 'off-10',
    title: '10% off crisps and bars',
    description: 'On crisps and bars, up to ₹30.',
    offer_type: 'percentage',
    offer_type_alias: '10% off',
    value: 10,
    min_order_amount: 0,
    max_discount_amount: 30,
    product_ids: ['prd-pepper-crisps', 'prd-date-bar'],
  },
  {
    id: 'off-20',
    title: '₹20 off',
    description: 'On orders from ₹150.',
    offer_type: 'flat',
    offer_type_alias: '₹20 off',
    value: 20,
    min_order_amount: 150,
  },
]

type Filling = Partial<Pick<Slot, 'isBlocked' | 'heldBack' | 'cups' | 'isStuck'>>
function slot(row: number, column: number, batches: Batch[], filling: Filling = {}): Slot {
  const place = `${row}${column}`
  const empty = { isBlocked: false, heldBack: 0, isStuck: false }
  return { id: `slot-${place}`, motorId: `m${place}`, row, column, depth: 60, batches, ...empty, ...filling }
}
const batch = (productId: string, quantity: number, days = 200): Batch => ({ productId, quantity, days })

const tower = { name: 'Harbour Tower', address: 'Ground floor, 12 Dock Road, Mumbai' }
export const machines = (): Machine[] => [
  {
    id: 'VM-1001',
    name: 'Lobby snacks',
    place: tower,
    type: 'Vending',
    isOnline: true,
    most: 5,
    slots: [
      slot(1, 1, [batch('prd-pepper-crisps', 40)]),
      slot(1, 2, [batch('prd-date-bar', 12, 60), batch('prd-date-bar', 30)]),
      slot(1, 3, [batch('prd-ginger-fizz', 50)], { heldBack: 1 }),
      slot(2, 1, [batch('prd-plum-juice', 3)]),
      slot(2, 2, [batch('prd-oat-wafer', 20)], { isStuck: true }),
      slot(2, 3, [batch('prd-oat-wafer', 4)], { isBlocked: true }),
      slot(3, 1, [batch('prd-plum-juice', 5, -3)]),
      slot(3, 2, [batch('prd-ginger-fizz', 0)]),
    ],
  },
  {
    id: 'CF-2001',
    name: 'Corner coffee',
    place: { ...tower, address: '4th floor, 12 Dock Road, Mumbai' },
    type: 'Coffee',
    isOnline: true,
    most: 5,
    slots: [
      slot(1, 1, [batch('rcp-flat-white', 0)], { cups: 80 }),
      slot(1, 2, [batch('rcp-long-black', 0)], { cups: 60 }),
    ],
  },
  {
    id: 'VM-1005',
    name: 'Gym drinks',
    place: { ...tower, address: 'Basement, 12 Dock Road, Mumbai' },
    type: 'Vending',
    isOnline: false,
    most: 5,
    slots: [slot(1, 1, [batch('prd-ginger-fizz', 20)])],
  },
]
