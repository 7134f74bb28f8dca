import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { CodeForm } from './CodeForm.tsx'

function showForm(error: string | null = null) {
  const sent = { phone: '9876543210', country_code: '+91', refId: 'ref-1', length: 6, resendAt: 0, resends: 0 }
  const onVerify = vi.fn()
  show(<CodeForm sent={sent} error={error} isBusy={false} onVerify={onVerify} onResend={vi.fn()} onEdit={vi.fn()} />)
  const group = screen.getByRole('group', { name: '6-digit code' })
  return { onVerify, group, boxes: within(group).getAllByRole<HTMLInputElement>('textbox') }
}

test.each([['१२३४५६'], ['１２３４５６'], ['123456']])('the last digit of %s sends the code', (typed) => {
  const { boxes, onVerify } = showForm()
  for (const [index, digit] of [...typed].entries())
    fireEvent.change(boxes[index] as Element, { target: { value: digit } })
  expect(onVerify.mock.calls).toEqual([['123456']])
  expect(boxes.map(({ value }) => value).join('')).toBe('123456')
})

test('the boxes are a named group; each has its own name and id, and the group says what is wrong', () => {
  const { boxes, group } = showForm('The code is wrong.')
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Digit ${at} of 6`))
  expect(new Set(boxes.map(({ id }) => id)).size).toBe(6)
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The code is wrong.')
})

test('the number can’t be changed while its code is being checked', () => {
  const sent = { phone: '9876543210', country_code: '+91', refId: 'ref-1', length: 6, resendAt: 0, resends: 0 }
  show(<CodeForm sent={sent} error={null} isBusy onVerify={vi.fn()} onResend={vi.fn()} onEdit={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Change number' })).toHaveProperty('disabled', true)
})
