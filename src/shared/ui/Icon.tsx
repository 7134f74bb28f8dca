import type { ReactNode } from 'react'

interface Props {
  /** Pixels. The view box is 24 × 24. */
  size?: number
  stroke?: number
  className?: string | undefined
  children: ReactNode
}

/** A line icon in the current text color. Without hooks, because the page's early scripts draw it too. */
export const Icon = ({ size = 24, stroke = 2, className, children }: Props) => (
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
