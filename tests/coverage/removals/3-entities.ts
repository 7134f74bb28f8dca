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
  '3.enum.productViewType': {
    file: 'src/shared/storage/keys.ts',
    from: "z.enum(['grid', 'list', 'tray'])",
    to: "z.enum(['grid', 'list'])",
  },
  '3.claims.baseUrl': {
    file: 'src/shared/api/claims.ts',
    from: ["  if (allowed.includes(origin)) return claims.baseUrl.replace(/\\/$/, '')", ''].join('\n'),
    to: '',
  },
  '3.filter.transactions': {
    file: 'src/features/wallet/transaction-query.ts',
    from: '    ...(type && { type }),\n',
    to: '',
  },
  '3.push.registration': {
    file: 'src/features/notifications/registration.ts',
    from: 'createTime: now,',
    to: 'createTime: 0,',
  },
  '3.storage.accessToken': {
    file: 'src/shared/storage/keys.ts',
    from: '  accessToken: text,\n',
    to: '  token: text,\n',
  },
  '3.storage.refreshToken': {
    file: 'src/shared/storage/keys.ts',
    from: '  refreshToken: text,\n',
    to: '  refresh: text,\n',
  },
  '3.storage.deviceId': {
    file: 'src/shared/storage/keys.ts',
    from: '  deviceId: text,\n',
    to: '  device: text,\n',
  },
  '3.storage.machineId': {
    file: 'src/shared/storage/keys.ts',
    from: '  machineId: text,\n',
    to: '  machine: text,\n',
  },
  '3.storage.cartId': {
    file: 'src/shared/storage/keys.ts',
    from: '  cartId: text,\n',
    to: '  cart: text,\n',
  },
  '3.storage.pwa_client_location_id': {
    file: 'src/shared/storage/keys.ts',
    from: '  pwa_client_location_id: text,\n',
    to: '  locationId: text,\n',
  },
  '3.storage.pwa_wallet_id': {
    file: 'src/shared/storage/keys.ts',
    from: '  pwa_wallet_id: text,\n',
    to: '  walletId: text,\n',
  },
  '3.storage.orderId': {
    file: 'src/shared/storage/keys.ts',
    from: '  orderId: text,\n',
    to: '  order: text,\n',
  },
  '3.storage.machineType': {
    file: 'src/shared/storage/keys.ts',
    from: '  machineType: MachineType,\n',
    to: '  typeOfMachine: MachineType,\n',
  },
  '3.storage.cartList': {
    file: 'src/shared/storage/keys.ts',
    from: '  cartList: z.array(',
    to: '  cartLines: z.array(',
  },
  '3.storage.searchCoachmarkSeen': {
    file: 'src/shared/storage/keys.ts',
    from: '  searchCoachmarkSeen: flag,\n',
    to: '  hasSeenSearchHint: flag,\n',
  },
  '3.storage.hasSeenUserGuidline': {
    file: 'src/shared/storage/keys.ts',
    from: '  hasSeenUserGuidline: flag,\n',
    to: '  hasSeenUserGuideline: flag,\n',
  },
  '3.storage.theme': {
    file: 'src/shared/storage/keys.ts',
    from: '  theme: z.enum(',
    to: '  colorScheme: z.enum(',
  },
  '3.storage.hasProduct': {
    file: 'src/shared/storage/keys.ts',
    from: '{ hasProduct: text, ',
    to: '{ selectedOffer: text, ',
  },
  '3.storage.two-areas': {
    file: 'src/shared/storage/storage.ts',
    from: 'isSession(key) ? globalThis.sessionStorage : globalThis.localStorage',
    to: 'globalThis.localStorage',
  },
  '3.storage.cipher': {
    file: 'src/shared/storage/cipher.ts',
    from: '(key ? mark + toBase64(turn(bytesOf(mark + plain), key)) : plain)',
    to: 'plain',
  },
  '3.stock.quantity': {
    file: 'src/domain/machine/slots.ts',
    from: 'Math.max(0, total(batches) - blocked)',
    to: 'Math.max(0, total(batches))',
  },
  '3.stock.quantity-floor': {
    file: 'src/domain/machine/slots.ts',
    from: 'Math.max(0, total(batches) - blocked)',
    to: 'total(batches) - blocked',
  },
  '3.stock.coffee': {
    file: 'src/domain/machine/slots.ts',
    from: 'quantity: recipe ? recipe.quantity : slotQuantity(batches, blocked)',
    to: 'quantity: slotQuantity(batches, blocked)',
  },
  '3.stock.expired-any': {
    file: 'src/domain/machine/slots.ts',
    from: 'batches.some((batch) => batch.quantity > 0 && isPast(batch)) || ',
    to: '',
  },
  '3.stock.expired-all': {
    file: 'src/domain/machine/slots.ts',
    from: ' || (batches.length > 0 && batches.every(isPast))',
    to: '',
  },
  '3.stock.no-batches': {
    file: 'src/domain/machine/slots.ts',
    from: 'if (!product) return null',
    to: 'if (!product && batches.length > 0) return null',
  },
  '3.stock.no-product': {
    file: 'src/domain/machine/slots.ts',
    from: 'if (!product) return null',
    to: 'if (!recipe && batches.length === 0) return null',
  },
  '3.stock.exp-date': {
    file: 'src/domain/machine/slots.ts',
    from: '.sort((a, b) => Date.parse(a) - Date.parse(b))[0]',
    to: '[0]',
  },
  '3.stock.availability': {
    file: 'src/domain/machine/slots.ts',
    from: '((quantity - blocked) * 100) / depth',
    to: 'quantity - blocked',
  },
  '3.stock.availability-clamp': {
    file: 'src/domain/machine/slots.ts',
    from: 'Math.min(100, Math.max(0, ((quantity - blocked) * 100) / depth))',
    to: '((quantity - blocked) * 100) / depth',
  },
  '3.stock.label': {
    file: 'src/domain/machine/slots.ts',
    from: 'levels.find(({ min, max }) => percentage >= min && percentage <= max)?.label ?? unknownStock',
    to: 'unknownStock',
  },
  '3.filter.refunds': {
    file: 'src/features/refunds/RefundsScreen.tsx',
    from: '{ status: chosen }),',
    to: '{ status: chosen.slice(0, 1) }),',
  },
}
