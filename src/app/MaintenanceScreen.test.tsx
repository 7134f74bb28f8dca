import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'

test('the notice is in the page’s language, also while the browser translates the page to another one', () => {
  vi.spyOn(config, 'maintenance', 'get').mockReturnValue({ en: 'Back at noon.', de: 'Zurück um 12.', hi: 'दोपहर में।' })
  vi.stubGlobal('pageLanguage', 'de')
  document.documentElement.lang = 'hi'
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  show(<MaintenanceScreen />)
  expect(screen.getByText('Zurück um 12.')).toBeTruthy()
})
