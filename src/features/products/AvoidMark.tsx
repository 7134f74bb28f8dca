import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { listOf } from '#shared/lists.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import styles from './AvoidMark.module.css'

/** Shows over a product's picture why the customer may want to avoid it. It does not move the layout. */
export default function AvoidMark({ product }: Pick<ShelfItem, 'product'>) {
  const conflict = useConflict(product)
  if (!conflict) return null
  const { reasons } = conflict
  return (
    <p className={styles.mark} data-unclear={reasons.length === 0 || undefined}>
      <IconAlertTriangle size="1.1em" aria-hidden="true" />
      {reasons.length > 0 && <VisuallyHidden>{`${texts.avoid.mark} `}</VisuallyHidden>}
      <span>{listOf(reasons.map((each) => texts.avoid.names[each])) || texts.avoid.unclearMark}</span>
    </p>
  )
}
