import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { problems } from './problem-list.ts'

test.each(['wallets', 'coffee'] as const)('an installation without %s has no help with them (§2.26)', (feature) => {
  const about = { wallets: /wallet/, coffee: /The cup/ }[feature]
  expect(JSON.stringify(problems())).toMatch(about)
  vi.spyOn(config.features, feature, 'get').mockReturnValue(false)
  expect(JSON.stringify(problems())).not.toMatch(about)
})
