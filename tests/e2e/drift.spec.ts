/** What a missing or unreadable piece of a response takes with it on the screen (docs/decisions/0005). */
import type { components } from '#generated/types.ts'
import { arrive, breadth, expect, showAs, test } from './support/test.ts'

type Schemas = components['schemas']
type Batch = Schemas['InventoryBatch']

test.use({ expectedErrors: [/^Contract drift in /] })

const past = '2020-01-01T00:00:00Z'
/** Ways in which an expired batch can't be read, or can be read in spite of them. */
const expired: Record<string, (batch: Batch) => object> = {
  'a date without a time': (batch) => ({ ...batch, exp_date: past.slice(0, 10) }),
  'no date': ({ exp_date: _, ...batch }) => batch,
  'a date in words': (batch) => ({ ...batch, exp_date: 'last week' }),
  'no quantity': ({ quantity: _, ...batch }) => ({ ...batch, exp_date: past }),
  'an incomplete nutrition table': (batch) => ({
    ...batch,
    exp_date: past,
    product: { ...batch.product, nutrition: { energy_kcal: 278 } },
  }),
  'an offer without a name': (batch) => ({
    ...batch,
    exp_date: past,
    product: { ...batch.product, offers: [{ id: 'off-1', offer_type: 'flat' }] },
  }),
}

test('a slot with an expired batch sells nothing, whatever of it can’t be read', async ({ page, world }) => {
  let spoil = expired['no date']
  await page.route('**/products', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const response = await world.fetch(route)
    const body = (await response.json()) as Schemas['MachineProductsResponse']
    for (const inventory of body.data.inventories) {
      const [batch] = inventory.batches
      if (batch?.product.name === 'Sea salt chips') inventory.batches.unshift(spoil?.(batch) as Batch)
    }
    return route.fulfill({ json: body })
  })
  for (const [how, change] of Object.entries(expired)) {
    spoil = change
    await arrive(page, '/products')
    await expect(page.getByRole('button', { name: 'Add Masala magic chips' }), how).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Sea salt chips' }), how).toBeHidden()
  }
})

test('without thresholds and depths, the products sell', { tag: breadth }, async ({ page, world }) => {
  await page.route('**/products', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const response = await world.fetch(route)
    const { data, ...body } = (await response.json()) as Schemas['MachineProductsResponse']
    const { stock_level_threshold: _, planograms, ...rest } = data
    const withoutDepth = planograms.map(({ depth, ...slot }) => slot)
    return route.fulfill({ json: { ...body, data: { ...rest, planograms: withoutDepth } } })
  })
  await arrive(page, '/products')
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await showAs(page, 'Machine front')
  await expect(page.getByRole('table')).toContainText('Sea salt chips')
})

test('an order without a picture hides neither the history nor the order that waits', { tag: breadth }, async ({
  page,
  world,
}) => {
  // Ten rows fill it.
  await page.setViewportSize({ width: 390, height: 720 })
  await page.route('**/orders?*', async (route) => {
    const body = (await (await world.fetch(route)).json()) as Schemas['OrderListResponse']
    for (const { items } of body.data.slice(0, 2)) if (items[0]) items[0].image_url = ''
    return route.fulfill({ json: body })
  })
  await arrive(page, '/order-history', 'regular')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(page.getByText('Some orders couldn’t be loaded.')).toBeHidden()
  await world.signIn()
  const waiting = await world.paidOrder()
  await page.goto('/products')
  await expect(page).toHaveURL(new RegExp(`order-dispense\\?order_id=${waiting}`))
})
