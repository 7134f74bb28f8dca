import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../render.sample.tsx'

test('the calendar is in the page’s language, with the week of its region', async () => {
  vi.stubGlobal('pageLanguage', 'de')
  const { DateRange } = await import('./DateRange.tsx')
  show(<DateRange from="2026-03-02" to="2026-03-08" onChange={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: /Dates/ }))
  const weekdays = await screen.findAllByRole('columnheader', { hidden: true })
  expect(weekdays.map(({ textContent }) => textContent)).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'])
  expect(screen.getByLabelText('31. März 2026')).toBeTruthy()
  fireEvent.click(screen.getByText('März 2026'))
  expect(screen.getByText('Mai')).toBeTruthy()
})
