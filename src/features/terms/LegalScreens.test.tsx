/** What the legal pages add to the brand's words. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AccessibilityScreen, ImprintScreen, PrivacyScreen, TermsScreen } from './LegalScreens.tsx'

afterEach(cleanup)

async function textOf(page: React.ReactNode): Promise<string> {
  cleanup()
  await act(async () => void show(page))
  await screen.findByRole('heading', { level: 1 })
  return document.body.textContent ?? ''
}

const linkTo = (path: string) => screen.queryAllByRole('link').find((each) => each.getAttribute('href') === path)

test('the imprint names the seller of the settings with its address and numbers; without one, it has no such part', async () => {
  expect(await textOf(<ImprintScreen />)).not.toContain('Seller')
  const seller = {
    name: 'Chai Pvt Ltd',
    address: '1 MG Road, Pune',
    vatId: 'DE123456789',
    gstin: '29ABCDE1234F1Z5',
    fssai: '10012345678901',
  }
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
  await textOf(<ImprintScreen />)
  const lines = [...(screen.getByRole('heading', { name: 'Seller' }).parentElement?.querySelectorAll('p') ?? [])]
  expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Chai Pvt Ltd, 1 MG Road, Pune',
    'VAT ID DE123456789',
    'GSTIN 29ABCDE1234F1Z5',
    'FSSAI license 10012345678901',
  ])
  expect(await textOf(<PrivacyScreen />)).not.toContain('GSTIN')
})

test('every other legal page links to the accessibility statement, if the brand has one', async () => {
  for (const page of [<TermsScreen key="t" />, <PrivacyScreen key="p" />, <ImprintScreen key="i" />]) {
    await textOf(page)
    expect(linkTo('/accessibility')?.textContent).toBe('Accessibility')
  }
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms', 'privacy'])
  await textOf(<TermsScreen />)
  expect(linkTo('/accessibility')).toBeUndefined()
})

test('the accessibility statement says where to write, by email and in the app', async () => {
  await textOf(<AccessibilityScreen />)
  expect(linkTo('mailto:help@snackmate.example')).toBeTruthy()
  expect(linkTo('/support')?.textContent).toBe('Help and support')
})
