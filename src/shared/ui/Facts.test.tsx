import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './Facts.tsx'
import { show } from './render.sample.tsx'

test('facts are read with a dot between them, and without those that are missing', () => {
  show(<Facts facts={['Order A-1042', false, '', undefined, <b key="sum">₹70</b>, 'Card']} />)
  expect(screen.getByText('₹70').parentElement?.parentElement?.textContent).toBe('Order A-1042 · ₹70 · Card')
})
