/** Tokens and tabs in a real browser. */
import { atMachine, expect, test } from './support/test.ts'

const token = (key: string) => localStorage.getItem(key)

test.describe('with tokens that expire after a minute', () => {
  test.use({ scenario: 'token-expires' })

  test('two tabs share one token refresh (§4.4)', async ({ page, context, world }) => {
    await atMachine(page)
    await expect.poll(() => page.evaluate(token, 'accessToken')).not.toBeNull()
    const other = await context.newPage()
    await atMachine(other)
    const before = (await world.state()).calls.refreshTokens ?? 0
    const stale = await page.evaluate(token, 'accessToken')
    // A page that is left during a refresh misses the response, so both are left before the token expires.
    for (const tab of [page, other]) await tab.goto('about:blank')
    await world.advance(70_000)
    // Both tabs look up orders at the same moment with the same expired token.
    await Promise.all([page, other].map((tab) => tab.goto('/products')))
    await expect.poll(() => page.evaluate(token, 'accessToken')).not.toBe(stale)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(other.getByRole('listitem').first()).toBeVisible()
    expect((await world.state()).calls.refreshTokens).toBe(before + 1)
    expect(await other.evaluate(token, 'accessToken')).toBe(await page.evaluate(token, 'accessToken'))
  })
})
