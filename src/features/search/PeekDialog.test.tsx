import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productsAnswer } from '#domain/machine/products.sample.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { serve } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import PeekDialog from './PeekDialog.tsx'

test('a blocked product is not called sold out', async () => {
  const { planograms } = productsAnswer('cola').data
  const blocked = planograms.map((place) => ({ ...place, block_spiral: true }))
  serve(() => Response.json(productsAnswer('cola', { planograms: blocked })))
  show(<PeekDialog machine={sampleOrder().machine} onClose={() => {}} />)
  expect((await screen.findByRole('listitem')).textContent).toContain('Not available')
})
