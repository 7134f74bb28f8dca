import { LongWait } from './LongWait.tsx'

interface Props {
  label: string
  className?: string | undefined
}

/** A loading message. The caller shows an ErrorState if loading fails. */
export function Loading({ label, className }: Props) {
  return (
    <>
      <p className={className} role="status">
        {label}
      </p>
      <LongWait />
    </>
  )
}
