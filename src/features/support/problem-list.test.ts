import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { problems } from './problem-list.ts'

test('an installation without wallets explains no refunds to wallets (§2.26)', () => {
  vi.spyOn(config.features, 'wallets', 'get').mockReturnValue(false)
  expect(JSON.stringify(problems())).not.toMatch(/wallet|meal card/i)
})
