import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Action.module.css'

interface Look {
  /** `main` is a screen's primary action. */
  rank?: 'main' | 'second' | 'quiet'
  /** Stays within thumb reach while the page scrolls. */
  isSticky?: boolean
  children: ReactNode
}
type Props = Look &
  ({ to: string; replace?: boolean } | Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'type'>)

/** A full-width button, or a link that looks like one. */
export function Action({ rank = 'main', isSticky = false, ...props }: Props) {
  const look = { className: styles.action, 'data-rank': rank, 'data-sticky': isSticky || undefined }
  return 'to' in props ? <Link {...look} {...props} /> : <button type="button" {...look} {...props} />
}
