/** A purchase in a browser, in German and with what German law asks for. */
import { existsSync } from 'node:fs'
import { expect as check, chromium, type Page } from '@playwright/test'
import { headlessPath } from '../../scripts/prepare.mjs'

const program = headlessPath() ?? chromium.executablePath()

/** Why nobody can walk here; empty if somebody can. */
export const whyNoWalk = () => (existsSync(program) ? '' : 'there is no Chromium')

const expect = check.configure({ timeout: 15_000 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function buy(page: Page, site: URL) {
  const opened = await page.goto(new URL('machine/VM-1001', site).href)
  expect(opened?.headers()['strict-transport-security']).toContain('max-age')
  await expect(page.getByRole('heading', { name: 'Produkte', level: 1 })).toBeVisible()
  const can = page.getByRole('listitem').filter({ hasText: 'Pfand' }).first()
  await can.getByRole('button', { name: / hinzufügen$/ }).click()
  await page.getByRole('link', { name: /Zum Warenkorb/ }).click()
  const summary = page.getByRole('region', { name: 'Du bestellst' })
  for (const text of ['Pfand', 'inkl. MwSt.', '€', 'Grünzeug Automaten GmbH']) await expect(summary).toContainText(text)
  await button(page, 'Zahlungspflichtig bestellen').click()
  await button(page, /^Pay /).click()
  await expect(page).toHaveURL(new RegExp(`^${site}payu-payment-success`))
  await button(page, 'Ware ausgeben').click()
  await expect(page.getByRole('heading', { name: /^Alles da/ })).toBeVisible()
  await page.goto(new URL('imprint', site).href)
  await expect(page.getByRole('main')).toContainText('Grünzeug Automaten GmbH')
}

/** Buys a can at the site as a German customer does. Fails if a call does, or if something isn't on this host. */
export async function walkInGerman(site: URL) {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({
    ...{ viewport, locale: 'de-DE', reducedMotion: 'reduce', ignoreHTTPSErrors: true, serviceWorkers: 'block' },
  })
  await page.addInitScript(() => {
    for (const hint of ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline'])
      localStorage.setItem(hint, 'true')
  })
  const wrong: string[] = []
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(site.origin)
    if (!isOwn || response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  await buy(page, site).finally(() => browser.close())
  expect(wrong).toEqual([])
}
