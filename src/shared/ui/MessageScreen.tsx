import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Screen } from './Screen.tsx'

interface Props extends Omit<ComponentProps<typeof EmptyState>, 'isScreen' | 'children'> {
  title: string
  /** A button in place of `action`. */
  button?: ReactNode
  /** Below the message. */
  children?: ReactNode
}

/** A screen that only says why there is nothing to show, and what the customer can do. */
export const MessageScreen = ({ title, button, children, ...state }: Props) => (
  <Screen title={title} isMessage>
    <EmptyState title={title} isScreen {...state}>
      {button}
    </EmptyState>
    {children}
  </Screen>
)
