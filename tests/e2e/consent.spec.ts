/** Consent to being measured (docs/law.md), in the whole app: what asks, what changes it, and all that would send. */
import type { BrowserContext, Page } from '@playwright/test'
import { withConfig } from './support/configure.ts'
import { add, atMachine, breadth, expect, test, toAccount } from './support/test.ts'

const analytics = { url: '/count', configUrl: '/count-config' }

/** Serves the app with all that measures, and records each request of it: for settings, events and code. */
async function measure(page: Page, context: BrowserContext, law: { askConsent: boolean }) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [found] = /\/(count|count-config|telemetry|assets\/(telemetry|send-event)-\w+\.js)$/.exec(request.url()) ?? []
    if (found) sent.push(found.replace(/-\w+\.js/, ''))
  })
  await withConfig(context, { analytics, telemetryUrl: '/telemetry', law })
  await context.route('**/count-config', (route) => route.fulfill({ json: { enabled: true } }))
  await context.route(/\/(count|telemetry)$/, (route) => route.fulfill({ status: 204 }))
  return sent
}

const everything = ['/count', '/count-config', '/telemetry', '/assets/telemetry', '/assets/send-event'].sort()
const kinds = (sent: readonly string[]) => [...new Set(sent)].sort()
const question = (page: Page) => page.getByRole('complementary', { name: 'May we count how the app is used?' })
const choice = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Usage statistics' }).getByText(name)

test('nothing is measured before the customer allows it, who is asked once and can change it on the account', async ({
  page,
  context,
}) => {
  const sent = await measure(page, context, { askConsent: true })
  await atMachine(page)
  await expect(question(page)).toBeVisible()
  await add(page, 'Sea salt chips')
  // Both answers have one rank.
  const looks = ['Don’t allow', 'Allow'].map((name) =>
    question(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, border, fontSize, fontWeight } = getComputedStyle(button)
        return { color, backgroundColor, border, fontSize, fontWeight, height: button.getBoundingClientRect().height }
      }),
  )
  const [no, yes] = await Promise.all(looks)
  expect(no).toEqual(yes)
  await question(page).getByRole('button', { name: 'Don’t allow' }).click()
  await expect(question(page)).toBeHidden()
  const background = page.waitForResponse(/\/screens-.*\.js/)
  await page.goto('/products')
  await background
  await toAccount(page)
  await expect(question(page)).toBeHidden()
  expect(sent).toEqual([])
  await choice(page, 'Allow').last().click()
  await page.getByRole('link', { name: 'Products' }).click()
  await expect.poll(() => kinds(sent)).toEqual(everything)
  await toAccount(page)
  await choice(page, 'Don’t allow').click()
  const { length } = sent
  await page.getByRole('link', { name: 'Products' }).click()
  await page.goto('/search-machine')
  await expect(page.getByRole('heading', { name: 'Find your machine' })).toBeVisible()
  expect(sent.slice(length)).toEqual([])
})

test('allowing it right away measures at once', { tag: breadth }, async ({ page, context }) => {
  const sent = await measure(page, context, { askConsent: true })
  await atMachine(page)
  await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await add(page, 'Sea salt chips')
  await expect.poll(() => kinds(sent)).toEqual(everything)
  await expect(question(page)).toBeHidden()
})

test('where the operator doesn’t ask, it is measured without a question', { tag: breadth }, async ({
  page,
  context,
}) => {
  const sent = await measure(page, context, { askConsent: false })
  await atMachine(page)
  await expect.poll(() => kinds(sent)).toEqual(everything)
  await toAccount(page)
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('radiogroup', { name: 'Usage statistics' })).toHaveCount(0)
})
