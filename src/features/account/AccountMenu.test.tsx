import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { HelpMenu, LegalMenu, StartMenu, YourMenu } from './AccountMenu.tsx'

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

test('home and offers have their own group, above orders and payments', () => {
  show(
    <>
      <StartMenu />
      <YourMenu isRegistered={false} />
    </>,
  )
  const ofOrders = screen.getByRole('heading', { name: 'Orders and payments' }).closest('section')
  expect(paths()).toEqual(['/dashboard', '/offers', '/order-history', '/refunds'])
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(within(ofOrders as HTMLElement).getAllByRole('link')).toHaveLength(2)
})
