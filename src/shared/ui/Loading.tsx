import { LongWait } from './LongWait.tsx'

interface Props {
  label: string
  className?: string | undefined
}

/** What is being loaded, in words. The caller shows an ErrorState once it has failed. */
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
