import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { NearMe } from './NearMe.tsx'

test.each([
  ['machines that can’t be asked for again are not shown as near', false, texts.places.failed],
  ['a retry shows that it runs, also if machines were known before', true, texts.places.locating],
])('%s', (_, isFetching, text) => {
  const near = { data: { code: '200', data: [] }, error: new Error(), isFetching, machines: [], refetch() {} }
  show(<NearMe near={near as unknown as Parameters<typeof NearMe>[0]['near']} />)
  expect(screen.getByText(text)).toBeTruthy()
})
