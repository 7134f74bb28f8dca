import { expect, test } from 'vitest'
import { routePattern } from './route-pattern.ts'

test.each([
  ['/', '/'],
  ['/machine/VM-1001', '/machine/:machineId'],
  ['/order-history-details/ord-1', '/order-history-details/:orderId'],
  ['/order-history', '/order-history'],
  ['/order-history-details/ord-1/more', undefined],
  ['/v1/orders', undefined],
])('%s is %s', (path, pattern) => expect(routePattern(path)).toBe(pattern))
