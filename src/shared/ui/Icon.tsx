import type { ReactNode } from 'react'

interface Props {
  /** In rem, so that it grows with text. The view box is 24 × 24. */
  size?: string
  stroke?: number
  className?: string | undefined
  children: ReactNode
}

/** A line icon in the current text color. Without hooks, because the page's early scripts draw it too. */
export const Icon = ({ size = '1.5rem', stroke = 2, className, children }: Props) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
