import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { texts } from '../texts/catalog.ts'
import { toast } from './toast.tsx'
import { useCopy } from './use-copy.ts'

test.each([
  ['the browser refuses it', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['an insecure page has no clipboard', undefined],
])('a tap on Copy is never without an answer: %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', clipboard ? { clipboard } : {})
  const said = vi.spyOn(toast, 'error').mockReturnValue()
  const { result } = renderHook(() => useCopy('74123'))
  await act(async () => result.current.copy())
  expect(said).toHaveBeenCalledExactlyOnceWith(texts.shell.copyFailed)
  expect(result.current.isCopied).toBe(false)
})
