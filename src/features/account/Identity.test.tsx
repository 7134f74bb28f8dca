import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve, signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { Identity } from './Identity.tsx'

test.each([['Asha'], ['']])(
  'the phone number reads from left to right on every page (name: “%s”)',
  async (first_name) => {
    signInAs('usr-1')
    serve(() => ({ id: 'usr-1', phone: '9876543210', country_code: '+91', first_name, last_name: '' }))
    show(<Identity />)
    expect((await screen.findByText('+91 9876543210')).getAttribute('dir')).toBe('ltr')
    expect(screen.getByRole('heading').textContent).toBe(first_name || '+91 9876543210')
  },
)
