/** A build with a storage key: stored data is encrypted, and the app otherwise works the same. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../support/builds.ts'
import { add, atMachine, expect, test } from './support/test.ts'

let dist = ''
test.beforeAll(async () => {
  test.setTimeout(180_000)
  dist = await built('encrypted')
})

test.beforeEach(async ({ context, world }) => {
  // Serves this build instead of the default one. The API stays the same.
  await context.route(
    ({ origin, pathname }) => origin === world.origin && !/^\/(v1|media)\//.test(pathname),
    async (route) => {
      const file = join(dist, new URL(route.request().url()).pathname)
      const isFile = file !== join(dist, '/') && existsSync(file)
      await route.fulfill({ path: isFile ? file : join(dist, 'index.html') })
    },
  )
})

test('storage is encrypted, works before React and in other tabs, and older plain values are still read (§3.7)', async ({
  page,
  context,
}) => {
  await page.goto('/search-machine')
  await page.evaluate(() => localStorage.setItem('productViewType', 'list'))
  await atMachine(page)
  await expect(page.locator('main ul[data-view=list]')).toBeVisible()
  await add(page, 'Sea salt chips')
  const stored = () =>
    page.evaluate(() =>
      ['accessToken', 'machineId', 'cartList', 'lastProducts'].map((key) => localStorage.getItem(key)),
    )
  await expect.poll(async () => (await stored()).every((text) => text?.startsWith('aes-ctr:'))).toBe(true)

  const second = await context.newPage()
  const request = second.waitForRequest(/\/v1\/.*\/products$/)
  // With the app bundle blocked, only the inline scripts run.
  await second.route('**/assets/index-*.js', () => {})
  await second.goto('/products', { waitUntil: 'commit' })
  await expect(second.locator('[data-early][data-view=list] > li').first()).toBeVisible()
  await expect(second.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  expect((await request).headers().authorization).toMatch(/^Bearer \w+\.\w+/)

  await second.unrouteAll({ behavior: 'ignoreErrors' })
  await second.reload()
  await second.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await expect(page.getByRole('link', { name: /^2 products/ })).toBeVisible()
})
