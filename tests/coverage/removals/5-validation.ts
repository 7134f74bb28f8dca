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
}
