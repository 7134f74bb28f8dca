import type { Removal } from './removal.ts'

export const entities: Record<string, Removal> = {
  '3.claims.read': {
    file: 'src/shared/api/claims.ts',
    from: 'z.safeParse(AccessTokenClaims, claims).success ? claims : null',
    to: 'z.safeParse(AccessTokenClaims, claims).success ? null : null',
  },
  '3.enum.OrderStatus': {
    file: 'generated/openapi.json',
    from: ['          "Partially-Dispensed",', '          "Paid",', ''].join('\n'),
    to: '          "Partially-Dispensed",\n',
  },
  '3.fields.OrderRequest': {
    file: 'generated/openapi.json',
    from: [
      '          "offer_id": {',
      '            "$ref": "#/components/schemas/Id"',
      '          }',
      '        }',
      '      },',
      '      "NoPayment": {',
      '',
    ].join('\n'),
    to: [
      '          "promotion_id": {',
      '            "$ref": "#/components/schemas/Id"',
      '          }',
      '        }',
      '      },',
      '      "NoPayment": {',
      '',
    ].join('\n'),
  },
  '3.stock.empty-columns': {
    file: 'src/domain/machine/slots.ts',
    from: '[...new Set(slots.map(({ column }) => column))]',
    to: 'Array.from({ length: Math.max(...slots.map(({ column }) => column)) }, (_, index) => index + 1)',
  },
  '3.stock.unknown': {
    file: 'src/domain/machine/slots.ts',
    from: '?.label ?? unknownStock',
    to: "?.label ?? ''",
  },
  '3.storage.hasSeenCoachmarks': {
    file: 'src/shared/storage/keys.ts',
    from: '  hasSeenCoachmarks: flag,\n',
    to: '  hasSeenHints: flag,\n',
  },
  '3.storage.maxOrderQuantity': {
    file: 'src/shared/storage/keys.ts',
    from: '  maxOrderQuantity: z',
    to: '  maxQuantity: z',
  },
  '3.storage.productViewType': {
    file: 'src/shared/storage/keys.ts',
    from: "  productViewType: z.enum(['grid', 'list', 'tray']),\n",
    to: "  viewType: z.enum(['grid', 'list', 'tray']),\n",
  },
}
