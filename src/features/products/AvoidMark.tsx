import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import styles from './AvoidMark.module.css'

/** Why this customer may not want a product. Lies over its picture, so that nothing moves. */
export default function AvoidMark({ product }: Pick<ShelfItem, 'product'>) {
  const conflict = useConflict(product)
  if (!conflict) return null
  const { reasons } = conflict
  return (
    <p className={styles.mark} data-unclear={reasons.length === 0 || undefined}>
      <IconAlertTriangle size={14} aria-hidden="true" />
      {reasons.length > 0 && <VisuallyHidden>{texts.avoid.mark} </VisuallyHidden>}
      <span>{reasons.map((each) => texts.avoid.names[each]).join(', ') || texts.avoid.unclearMark}</span>
    </p>
  )
}
