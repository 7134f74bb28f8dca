import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

const hasEntry = () => window.history.state?.dialog === true
const left = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

function openDialog() {
  const onClose = vi.fn()
  return { onClose, ...renderHook(() => useBackCloses(onClose, false)) }
}

/** A browser goes back a moment after it is asked to. */
beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(() => window.history.go(-1), 20))
})
afterEach(async () => {
  cleanup()
  await settled()
})

test('a dialog that opens while the history still leaves the last one stays open, and Back closes it', async () => {
  const first = openDialog()
  await waitFor(() => expect(hasEntry()).toBe(true))
  first.unmount()
  await waitFor(() => expect(window.history.back).toHaveBeenCalledOnce(), { interval: 0 })
  expect(hasEntry()).toBe(true)
  const second = openDialog()
  await left()
  await settled()
  expect(second.onClose).not.toHaveBeenCalled()
  expect(hasEntry()).toBe(true)
  window.history.back()
  await left()
  expect(second.onClose).toHaveBeenCalledOnce()
})

test('two dialogs that close together leave one entry, and not the screen', async () => {
  const dialogs = [openDialog(), openDialog()]
  await waitFor(() => expect(hasEntry()).toBe(true))
  for (const { unmount } of dialogs) unmount()
  await settled()
  expect(window.history.back).toHaveBeenCalledOnce()
  expect(hasEntry()).toBe(false)
})

test('a dialog that opens and closes while the history still leaves the last one goes back no further', async () => {
  const first = openDialog()
  await waitFor(() => expect(hasEntry()).toBe(true))
  first.unmount()
  await waitFor(() => expect(window.history.back).toHaveBeenCalledOnce(), { interval: 0 })
  openDialog().unmount()
  await settled()
  expect(window.history.back).toHaveBeenCalledOnce()
})
