import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Action } from './Action.tsx'
import { DialogActions } from './DialogActions.tsx'
import { Theme } from './Theme.tsx'

test('the safe way stands before what can’t be undone, and what is quiet comes last', () => {
  render(
    <Theme>
      <DialogActions>
        <Action rank="quiet">Help</Action>
        <Action rank="danger">Delete</Action>
        {false}
        <Action rank="second">Keep</Action>
        <Action>Go on</Action>
      </DialogActions>
    </Theme>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Go on',
    'Keep',
    'Delete',
    'Help',
  ])
})
