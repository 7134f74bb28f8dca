import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { MachineCard } from './MachineCard.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['closed', '2026-11-02T15:00:00Z', 'Closed until Monday, 8:00 am'],
  ['closed until later today', '2026-11-02T01:00:00Z', 'Closed until 8:00 am'],
  ['open', '2026-11-02T05:00:00Z', undefined],
])('whoever has paid hears that the place is %s', (_, now, expected) => {
  vi.setSystemTime(now)
  signInAs('gst-1', true)
  const { machine } = sampleOrder()
  const spans = [{ day: 'Monday' as const, opens: '08:00', closes: '20:00' }]
  chooseMachine({ ...machine, opening_hours: { time_zone: 'Asia/Kolkata', spans } })
  show(<MachineCard machine={machine} hint="Stand in front of it" />)
  const closed = screen.queryByText(/^Closed/)
  expect(closed?.textContent).toBe(expected)
  if (!closed) return
  expect(screen.getByText(/Your order is kept, or you can get your money back/)).toBeTruthy()
  // Before what to do once one is there.
  expect(closed.compareDocumentPosition(screen.getByText('Stand in front of it'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test.each(['Coffee', 'Vending'] as const)('a machine of the type %s is drawn as such', (machine_type) => {
  signInAs('gst-1', true)
  const machine = { ...sampleOrder().machine, machine_type }
  const { container } = show(<MachineCard machine={machine} hint="Stand in front of it" />)
  const packs = container.querySelectorAll('svg g[transform^="translate("]')
  expect(packs.length).toBe(machine_type === 'Coffee' ? 1 : 6)
})
