import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { remove, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { TabBar } from './TabBar.tsx'

test.each(['VM-1001', null])(
  'while a paid order waits, the tab for shopping leads to it (machine: %s)',
  (machineId) => {
    if (machineId) write('machineId', machineId)
    else remove('machineId')
    const path = '/order-dispense?order_id=ord-1'
    show(
      <WaitingOrderContext value={{ label: 'Collect A-1061 first', path }}>
        <TabBar />
      </WaitingOrderContext>,
    )
    expect(screen.getByRole('link', { name: 'Collect A-1061 first' }).getAttribute('href')).toBe(path)
  },
)
