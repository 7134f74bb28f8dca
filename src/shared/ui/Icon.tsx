import type { ReactNode } from 'react'

interface Props {
  /** Pixels; the drawing itself is 24 by 24 units. */
  size?: number
  stroke?: number
  className?: string | undefined
  children: ReactNode
}

/** A drawing of strokes in the colour of the text around it. No hooks: the page's first script draws it too. */
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
