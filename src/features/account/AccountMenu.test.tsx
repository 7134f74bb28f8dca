import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { HelpMenu, LegalMenu, YourMenu } from './AccountMenu.tsx'

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the account links to the brand’s pages, also to its accessibility statement, and to no page that it lacks', () => {
  const menus = (
    <>
      <HelpMenu />
      <LegalMenu />
    </>
  )
  const { unmount } = show(menus)
  expect(paths()).toEqual(['/support', '/faq', '/terms-n-conditions', '/privacy', '/imprint', '/accessibility'])
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue([])
  show(menus)
  expect(paths()).toEqual(['/support'])
  expect(screen.queryByRole('heading', { name: 'Legal' })).toBeNull()
})

test('the account links to what has no tab, and for guests to nothing that needs an account', () => {
  const { unmount } = show(<YourMenu isRegistered />)
  expect(paths()).toEqual(['/offers', '/refunds', '/company-wallet-transactions', '/card'])
  unmount()
  show(<YourMenu isRegistered={false} />)
  expect(paths()).toEqual(['/offers', '/refunds'])
})
