import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('leads back to where the customer came from, to the help about signing in, and to the accessibility page', () => {
  const { unmount } = show(<LoginScreen />, '/login?next=%2Fpayment')
  expect(paths()).toEqual(['/payment', '/support#sign-in', '/accessibility'])
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms'])
  show(<LoginScreen />, '/login?next=%2Fpayment')
  expect(paths()).toEqual(['/payment', '/support#sign-in'])
})

test('leads back with what is behind the # of the screen that the customer came from', () => {
  show(<LoginScreen />, '/login?next=%2Fsupport%3Forder_id%3Dord-1#stuck')
  expect(paths()[0]).toBe('/support?order_id=ord-1#stuck')
})

test('each new code is announced: by a live region that was there before, in a new element', async () => {
  let count = 0
  serve(() => ({ ref_id: `otp-${++count}`, resend_after: 0, otp_length: 6 }))
  show(<LoginScreen />, '/login')
  const number = screen.getByRole('textbox', { name: /number/i })
  fireEvent.change(number, { target: { value: '9876543210' } })
  fireEvent.submit(number.closest('form') as HTMLFormElement)
  await screen.findByRole('group', { name: '6-digit code' })
  const regionNow = () => document.querySelector('p[role=status]')
  const region = regionNow()
  expect(region?.textContent).toBe('')
  const announced = new Set<Element>()
  for (const resends of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: texts.signIn.resend }))
    await vi.waitFor(() => expect(count).toBe(1 + resends))
    await act(async () => {})
    expect(regionNow()).toBe(region)
    expect(region?.textContent).toBe(texts.signIn.resent)
    announced.add(region?.firstElementChild as Element)
    expect(announced.size).toBe(resends)
  }
})
