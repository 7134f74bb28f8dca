import { ActionIcon } from '@mantine/core'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/ActionIcon.layer.css'
import styles from './Stepper.module.css'

interface Props {
  count: number
  /** The product's name, for screen readers. */
  name: string
  onLess: () => void
  onMore: () => void
}

export function Stepper({ count, name, onLess, onMore }: Props) {
  return (
    <span className={styles.stepper}>
      <ActionIcon aria-label={texts.cart.less({ name })} onClick={onLess}>
        −
      </ActionIcon>
      <span role="status" aria-label={texts.cart.inCart({ count, name })}>
        {count}
      </span>
      <ActionIcon aria-label={texts.cart.more({ name })} onClick={onMore}>
        +
      </ActionIcon>
    </span>
  )
}
