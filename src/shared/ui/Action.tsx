import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Action.module.css'
import { disabledProps } from './disabled-props.ts'
import { Words } from './Words.tsx'
import { useWaitingOrder } from './waiting-order.ts'

const variants = { main: 'filled', second: 'default', quiet: 'subtle', danger: 'light' } as const

interface Look {
  /** `main` is the primary action of a screen. `danger` can't be undone; the safe way beside it is never `quiet`. */
  rank?: keyof typeof variants
  /** The whole label for screen readers, where the visible one is shorter. */
  label?: string
  /** Before the label. */
  icon?: ReactNode
  children: ReactNode
}
type Props = Look &
  (
    | { to: string; replace?: boolean }
    | { onClick?: () => void; disabled?: boolean; type?: 'button' | 'submit'; describedBy?: string }
  )

/** A full-width button, or a link that looks like one. */
export function Action({ rank = 'main', label: name, icon, children, ...props }: Props) {
  const words = typeof children === 'string' ? <Words key={children}>{children}</Words> : children
  const label = (
    <>
      {icon}
      {words}
    </>
  )
  const look: ButtonProps & { 'aria-label': string | undefined; 'data-rank': string } = {
    'aria-label': name,
    'data-rank': rank,
    variant: variants[rank],
    ...(rank === 'danger' && { color: 'red' }),
    size: variants[rank] === 'subtle' ? 'md' : 'lg',
    fullWidth: true,
    classNames: {
      root: styles.action,
      inner: styles.inner,
      label: styles.label,
    },
  }
  const waiting = useWaitingOrder('to' in props ? props.to : '')
  if (waiting && rank !== 'main') return null
  if ('to' in props)
    return (
      <Button component={Link} {...look} {...props} to={waiting?.path ?? props.to}>
        {waiting ? <Words>{waiting.label}</Words> : label}
      </Button>
    )
  const { disabled = false, onClick, type = 'button', describedBy } = props
  return (
    <Button type={type} aria-describedby={describedBy} {...look} {...disabledProps(disabled, onClick)}>
      {label}
    </Button>
  )
}
