import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import WishDialog from './WishDialog.tsx'

test('“Me too” leaves what the customer is typing', async () => {
  signInAs('usr-1')
  const wish = { id: 'wish-1', text: 'Cola', count: 2, is_mine: false }
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    Response.json(
      method === 'GET'
        ? { code: '200', data: [wish], meta: { page: 1, limit: 10, total: 1 } }
        : { code: '200', data: { ...wish, count: 3, is_mine: true } },
    ),
  )
  show(<WishDialog machineId="VM-1" text="" onClose={() => undefined} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Oat milk' } })
  fireEvent.click(await screen.findByRole('button', { name: /Cola/ }))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('3'),
  )
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Oat milk')
})
