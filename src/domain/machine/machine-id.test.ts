import { expect, test } from 'vitest'
import { isSameMachine } from './machine-id.ts'

test.each(['VM-1001', ' vm-1001 ', 'VM-१००१', 'VM-１００１'])('“%s” is VM-1001, as a customer may type it', (typed) => {
  expect(isSameMachine(typed, 'VM-1001')).toBe(true)
  expect(isSameMachine(typed, 'VM-1002')).toBe(false)
})
