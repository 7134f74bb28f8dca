import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Action.module.css'
import { disabledProps } from './disabled-props.ts'

const variants = { main: 'filled', second: 'default', quiet: 'subtle' } as const

interface Look {
  /** `main` is the primary action of a screen. */
  rank?: keyof typeof variants
  children: ReactNode
}
type Props = Look &
  ({ to: string; replace?: boolean } | { onClick?: () => void; disabled?: boolean; type?: 'button' | 'submit' })

/** A full-width button, or a link that looks like one. */
export function Action({ rank = 'main', children, ...props }: Props) {
  const look: ButtonProps = {
    variant: variants[rank],
    size: rank === 'quiet' ? 'md' : 'lg',
    fullWidth: true,
    className: styles.action,
  }
  if ('to' in props)
    return (
      <Button component={Link} {...look} {...props}>
        {children}
      </Button>
    )
  const { disabled = false, onClick, type = 'button' } = props
  return (
    <Button type={type} {...look} {...disabledProps(disabled, onClick)}>
      {children}
    </Button>
  )
}
