import { ActionIcon } from '@mantine/core'
import type { MouseEvent } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './Stepper.module.css'

interface Props {
  count: number
  /** The product's name, for screen readers. */
  name: string
  /** Whether another element announces changes of the count. */
  isSilent?: boolean
  /** There is no more to add. A tap says so. */
  isAll?: boolean
  onLess: (event: MouseEvent) => void
  onMore: () => void
}

export function Stepper({ count, name, isSilent = false, isAll = false, onLess, onMore }: Props) {
  return (
    <span className={styles.stepper}>
      <ActionIcon aria-label={texts.cart.less({ name })} onClick={onLess}>
        −
      </ActionIcon>
      <span role="status" aria-live={isSilent ? 'off' : undefined} aria-label={texts.cart.inCart({ count, name })}>
        {count}
      </span>
      <ActionIcon aria-label={texts.cart.more({ name })} aria-disabled={isAll || undefined} onClick={onMore}>
        +
      </ActionIcon>
    </span>
  )
}
