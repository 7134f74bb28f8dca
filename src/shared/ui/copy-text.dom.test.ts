import { expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { toast } from './toast.tsx'

const says = { done: 'Copied', failed: 'Not allowed' }

test.each([
  ['it is allowed', { writeText: () => Promise.resolve() }, [['Copied']], []],
  ['the browser refuses it', { writeText: () => Promise.reject(new DOMException()) }, [], [['Not allowed']]],
  ['an insecure page has no clipboard', undefined, [], [['Not allowed']]],
])('a tap on Copy is never without an answer: %s', async (_, clipboard, done, failed) => {
  vi.stubGlobal('navigator', clipboard ? { clipboard } : {})
  const success = vi.spyOn(toast, 'success').mockReturnValue()
  const error = vi.spyOn(toast, 'error').mockReturnValue()
  copyText('74123', says)
  await vi.waitFor(() => expect([success.mock.calls, error.mock.calls]).toEqual([done, failed]))
})
