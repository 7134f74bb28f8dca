import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AvoidChoice } from './AvoidChoice.tsx'

afterEach(() => {
  cleanup()
  clearExcept([])
})

test.each([
  ['the browser is asked to keep it', { persist: vi.fn(async () => true) }],
  ['on an insecure page, which has no such question, it is stored all the same', undefined],
])('a choice of what to avoid is stored, and %s', (_, storage) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: undefined }, storage && { storage }))
  show(<AvoidChoice />)
  const [first] = screen.getAllByRole('checkbox')
  if (first) fireEvent.click(first)
  expect(read('avoid')).toHaveLength(1)
  if (storage) expect(storage.persist).toHaveBeenCalledOnce()
})

test('a tap changes its own mark only, not one of a newer app that this one doesn’t show', () => {
  write('avoid', ['shellfish', 'nuts'])
  write('avoidKept', { account: 'usr-1', names: ['shellfish', 'nuts'], others: [] })
  show(<AvoidChoice />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Egg' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nuts' }))
  expect([read('avoid'), read('avoidKept')?.removed]).toEqual([['shellfish', 'egg'], ['nuts']])
})
