import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, onToastChange, showingToast, toast } from './toast.ts'

afterEach(() => {
  while (showingToast()) dismissToast()
})

test('one toast shows at a time, the next one waits', () => {
  toast.info('a')
  toast.error('b')
  expect(showingToast()).toEqual({ text: 'a', tone: 'info' })
  dismissToast()
  expect(showingToast()).toEqual({ text: 'b', tone: 'error' })
  dismissToast()
  expect(showingToast()).toBeNull()
})

test('a duplicate of a showing or waiting toast is dropped; a dismissed one can be shown again', () => {
  for (const text of ['a', 'b', 'a', 'b']) toast.info(text)
  dismissToast()
  dismissToast()
  expect(showingToast()).toBeNull()
  toast.info('a')
  expect(showingToast()?.text).toBe('a')
})

test('listeners are called for every change until they unsubscribe', () => {
  const heard = vi.fn()
  const leave = onToastChange(heard)
  toast.success('a')
  dismissToast()
  leave()
  toast.success('b')
  expect(heard).toHaveBeenCalledTimes(2)
})
