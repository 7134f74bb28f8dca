import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentType } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import styles from './ChosenMethod.module.css'

interface Props {
  name: string | undefined
  /** What paying with it leads to. */
  note: readonly string[] | undefined
  /** Why the customer's usual one doesn't pay, or not yet. */
  instead: readonly string[]
  Mark: ComponentType | undefined
  isDisabled: boolean
  onChange: () => void
}

/** What pays, above the button that charges it. It opens the sheet of methods. */
export const ChosenMethod = ({ name, note = [], instead, Mark, isDisabled, onChange }: Props) => (
  <UnstyledButton className={styles.chosen} aria-haspopup="dialog" disabled={isDisabled} onClick={onChange}>
    <VisuallyHidden>{texts.checkout.method}</VisuallyHidden>{' '}
    <span className={styles.method}>
      {Mark && <Mark />}
      <span>
        <b>{name}</b>{' '}
        <small data-instead={instead.length > 0 || undefined}>
          <Facts facts={instead.length > 0 ? instead : note} />
        </small>
      </span>
    </span>{' '}
    <span className={styles.change}>{texts.checkout.changeMethod}</span>
  </UnstyledButton>
)

/** Its place, until the methods have loaded. */
export const MethodToCome = () => (
  <div className={styles.toCome}>
    <VisuallyHidden role="status">{texts.checkout.loadingMethods}</VisuallyHidden>
    <Skeleton height={44} radius="md" aria-hidden />
  </div>
)
