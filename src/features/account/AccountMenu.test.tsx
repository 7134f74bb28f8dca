import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { HelpMenu } from './AccountMenu.tsx'

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the account links to the brand’s pages, also to its accessibility statement, and to no page that it lacks', () => {
  const { unmount } = show(<HelpMenu />)
  expect(paths()).toEqual(
    expect.arrayContaining(['/faq', '/terms-n-conditions', '/privacy', '/imprint', '/accessibility']),
  )
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms'])
  show(<HelpMenu />)
  expect(paths()).toEqual(['/offers', '/support', '/terms-n-conditions'])
})
