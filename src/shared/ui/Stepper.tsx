import { ActionIcon } from '@mantine/core'
import { cartTexts as texts } from '#shared/texts/cart.ts'
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
      <ActionIcon aria-label={texts.less({ name })} onClick={onLess}>
        −
      </ActionIcon>
      <span role="status" aria-label={texts.inCart({ count, name })}>
        {count}
      </span>
      <ActionIcon aria-label={texts.more({ name })} onClick={onMore}>
        +
      </ActionIcon>
    </span>
  )
}
