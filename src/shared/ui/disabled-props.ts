import type { MouseEvent } from 'react'

/** Props of a button that can't be used for now. Unlike with `disabled`, it keeps the focus. */
export const disabledProps = (isOff: boolean, onClick?: () => void) => ({
  'data-disabled': isOff,
  'aria-disabled': isOff || undefined,
  // Also keeps a submit button from submitting.
  onClick: isOff ? (event: MouseEvent) => event.preventDefault() : onClick,
})
