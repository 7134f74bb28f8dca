import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, onToastChange, showingToast, toast } from './toast.ts'

afterEach(() => {
  while (showingToast()) dismissToast()
})

test('one shows at a time, the next waits its turn', () => {
  toast.info('a')
  toast.error('b')
  expect(showingToast()).toEqual({ text: 'a', tone: 'info' })
  dismissToast()
  expect(showingToast()).toEqual({ text: 'b', tone: 'error' })
  dismissToast()
  expect(showingToast()).toBeNull()
})

test('what is showing or waiting is not said twice, what is gone may be said again', () => {
  for (const text of ['a', 'b', 'a', 'b']) toast.info(text)
  dismissToast()
  dismissToast()
  expect(showingToast()).toBeNull()
  toast.info('a')
  expect(showingToast()?.text).toBe('a')
})

test('listeners hear of every change until they leave', () => {
  const heard = vi.fn()
  const leave = onToastChange(heard)
  toast.success('a')
  dismissToast()
  leave()
  toast.success('b')
  expect(heard).toHaveBeenCalledTimes(2)
})
