import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import { AskCustomizationContext } from '#domain/cart/customization-question.ts'
import { sampleLine } from '#domain/order/order.sample.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CustomizationSheet } from './CustomizationSheet.tsx'

const sugar = { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 3 }
const product = { ...sampleLine().product, recipe_ingredients: [sugar] }

function Cup() {
  const ask = use(AskCustomizationContext)
  return <button type="button" onClick={() => ask({ product, motorId: 'm1', last: null, isRepeat: false })} />
}

test('the question about a cup closes when another tab changes the machine, which does not sell that cup', async () => {
  write('machineId', 'CF-2001')
  show(
    <CustomizationSheet>
      <Cup />
    </CustomizationSheet>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  act(() => void write('machineId', 'VM-1001'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
