import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endFirstScreen } from '#shared/load-chunk.ts'
import { usePhoneText } from './use-phone-text.ts'

test('a phone number is written like on the sign-in screen, and plain until its rules have loaded', async () => {
  const { result } = renderHook(() => usePhoneText({ country_code: '+91', phone: '9876543210' }))
  expect(result.current).toBe('+91 9876543210')
  endFirstScreen()
  await waitFor(() => expect(result.current).toBe('+91 98765 43210'))
})
