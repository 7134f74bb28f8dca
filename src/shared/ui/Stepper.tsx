import { ActionIcon } from '@mantine/core'
import type { MouseEvent } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './Stepper.module.css'

interface CountProps {
  count: number
  /** The product's name, for screen readers. */
  name: string
  /** Whether another element announces changes of the count. */
  isSilent?: boolean
  onLess: (event: MouseEvent) => void
}

/** A stepper without its plus button. */
export function Count({ count, name, isSilent = false, onLess }: CountProps) {
  return (
    <>
      <ActionIcon aria-label={texts.cart.less({ name })} onClick={onLess}>
        −
      </ActionIcon>
      <span role="status" aria-live={isSilent ? 'off' : undefined} aria-label={texts.cart.inCart({ count, name })}>
        {count}
      </span>
    </>
  )
}

export function Stepper({ onMore, ...props }: CountProps & { onMore: () => void }) {
  return (
    <span className={styles.stepper}>
      <Count {...props} />
      <ActionIcon aria-label={texts.cart.more({ name: props.name })} onClick={onMore}>
        +
      </ActionIcon>
    </span>
  )
}
