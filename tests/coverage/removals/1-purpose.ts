import type { Removal } from './removal.ts'

export const purpose: Record<string, Removal> = {
  '1.dispense': {
    file: 'src/features/dispense/use-dispense.ts',
    from: 'mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })',
    to: 'undefined',
  },
  '1.find.scan': {
    file: 'src/domain/machine/scanned-code.ts',
    from: 'origins.includes(origin) ? machinePath.exec(pathname)?.[1] : undefined',
    to: 'undefined',
  },
  '1.find.keyword': {
    file: 'src/features/search/SearchScreen.tsx',
    from: 'settled === keyword ? <Results keyword={keyword} /> : <Searching />',
    to: '<Searching />',
  },
  '1.find.link': {
    file: 'src/features/machine-link/MachineLinkScreen.tsx',
    from: '    chooseMachine(machine)\n',
    to: '',
  },
  '1.browse.trays': {
    file: 'src/features/products/Browse.tsx',
    from: "view === 'tray' ? (",
    to: 'items.length === 0 ? (',
  },
  '1.browse.categories': {
    file: 'src/features/products/Browse.tsx',
    from: 'filterItems(shelf.items, category, text)',
    to: 'filterItems(shelf.items, null, text)',
  },
  '1.browse.offers': {
    file: 'src/features/offers/OffersScreen.tsx',
    from: '{data.data.map((offer) =>',
    to: '{data.data.slice(0, 0).map((offer) =>',
  },
  '1.pay.card': {
    file: 'src/features/checkout/method-state.ts',
    from: "    case 'Card':\n",
    to: '',
  },
  '1.pay.meal-card': {
    file: 'src/features/checkout/method-state.ts',
    from: "    case 'MealCard':\n",
    to: '',
  },
  '1.pay.wallet': {
    file: 'src/features/checkout/method-state.ts',
    from: "    case 'Wallet':\n",
    to: '',
  },
  '1.history': {
    file: 'src/features/orders/OrdersView.tsx',
    from: 'const isKept = ({ is_deleted }: Order) => !is_deleted',
    to: 'const isKept = ({ is_deleted }: Order) => is_deleted',
  },
  '1.coffee': {
    file: 'src/domain/cart/customising.ts',
    from: 'if (!customisable(product)) return addToCart(product, motorId)',
    to: 'return addToCart(product, motorId)',
  },
}
