import type { Removal } from './removal.ts'

export const validation: Record<string, Removal> = {
  '5.cart.limit-delay': {
    file: 'src/domain/cart/cart-store.ts',
    from: 'const limitMessageDelay = 300',
    to: 'const limitMessageDelay = 0',
  },
  '5.search.emptied': {
    file: 'src/features/search/SearchScreen.tsx',
    from: '  const keyword = text.trim()\n',
    to: [
      '  const typed = text.trim()',
      "  const last = useRef('')",
      '  if (typed.length >= minimumLength) last.current = typed',
      '  const keyword = last.current',
      '',
    ].join('\n'),
  },
  '5.search.minimum': {
    file: 'src/features/search/SearchScreen.tsx',
    from: 'const minimumLength = 4',
    to: 'const minimumLength = 1',
  },
  '5.cart.limit': {
    file: 'src/domain/cart/lines.ts',
    from: 'countOf(lines) < limit',
    to: 'limit > 0',
  },
  '5.cart.limit-text': {
    file: 'src/shared/texts/cart.ts',
    from: 'products can be dispensed at a time',
    to: 'products fit',
  },
  '5.customization.counts': {
    file: 'src/domain/cart/to-items.ts',
    from: '!first || selectedSugar < 1',
    to: '!first',
  },
  '5.customization.first': {
    file: 'src/domain/cart/customisation.ts',
    from: 'recipe_ingredients.find(',
    to: 'recipe_ingredients.findLast(',
  },
  '5.stock.proceed': {
    file: 'src/domain/cart/to-items.ts',
    from: '    .filter(({ outOfStockItem }) => !outOfStockItem)\n',
    to: '',
  },
  '5.stock.order': {
    file: 'src/domain/order/attempt.ts',
    from: 'quote.items.filter(isSold).map(',
    to: 'quote.items.map(',
  },
  '5.offer': {
    file: 'src/domain/order/attempt.ts',
    from: 'offer_id !== undefined && net_payable_amount !== total_amount && { offer_id }',
    to: 'offer_id !== undefined && { offer_id }',
  },
}
