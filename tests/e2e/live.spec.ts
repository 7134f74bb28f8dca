/** A machine's live status: the newest evidence wins, and a stream that has died is replaced (§4.6, §4.7). */
import type { Page } from '@playwright/test'
import { arrive, atMachine, expect, test, type World } from './support/test.ts'

const id = 'VM-1001'
const offline = (page: Page) => page.getByText('Machine is currently offline').and(page.locator('b'))
const add = (page: Page) => page.getByRole('button', { name: 'Add Sea salt chips', exact: true })
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const streamIsOpen = (world: World) => expect.poll(async () => (await world.state()).streams).toBe(1)
/** A second after it was opened, a stream may be replaced. */
const replaceable = (page: Page) => page.clock.runFor(1_100)

const expectSells = async (page: Page) => {
  await expect(offline(page)).toHaveCount(0)
  await expect(add(page)).toBeEnabled()
}

test.describe('the owner’s message without an id', () => {
  test.use({ scenario: 'stream-bare' })
  test('changes the status', async ({ page, world }) => {
    await atMachine(page)
    await streamIsOpen(world)
    await world.setMachine(id, 'offline')
    await expect(offline(page)).toBeVisible()
    await world.setMachine(id, 'online')
    await expectSells(page)
  })
})

test.describe('a stream that stays open but has died', () => {
  test.use({ scenario: 'stream-silent' })
  test.beforeEach(({ page }) => page.clock.install())

  test('is replaced after two missing heartbeats', async ({ page, world }) => {
    await atMachine(page)
    await streamIsOpen(world)
    await world.setMachine(id, 'offline')
    await page.clock.fastForward(25_000)
    await expectSells(page)
    await page.clock.fastForward(6_000)
    await expect(offline(page)).toBeVisible()
  })

  test('is replaced at once when the customer comes back', async ({ page, world }) => {
    await atMachine(page)
    await streamIsOpen(world)
    await world.setMachine(id, 'offline')
    await replaceable(page)
    await comeBack(page)
    await expect(offline(page)).toBeVisible()
    expect((await world.state()).calls).toMatchObject({ streamMachine: 2, getMachineProducts: 1 })
  })

  test('does not beat products that were loaded after its last message', async ({ page, world }) => {
    await atMachine(page)
    await streamIsOpen(world)
    await world.setMachine(id, 'offline')
    await replaceable(page)
    await comeBack(page)
    await expect(offline(page)).toBeVisible()
    await page.route('**/v1/sse/**', () => undefined)
    await world.setMachine(id, 'online')
    await page.clock.fastForward(31_000)
    await comeBack(page)
    await expectSells(page)
  })
})

test('a cart that is refused because the machine is offline closes its products, too', async ({ page, world }) => {
  await page.route('**/v1/sse/**', () => undefined)
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  await expect(page.getByRole('button', { name: 'Add Chili lime chips', exact: true })).toBeEnabled()
  await world.setMachine(id, 'offline')
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('heading', { name: 'This machine is offline at the moment.' })).toBeVisible()
  await page.goBack()
  await expect(offline(page)).toBeVisible()
})
