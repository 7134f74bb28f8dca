import { Card } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import '@mantine/core/styles/Card.layer.css'
import styles from './Panel.module.css'
import { Words } from './Words.tsx'

interface Props {
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** A card. With a title, it is a labeled region. */
export function Panel({ title, className, children }: Props) {
  const titleId = useId()
  return (
    <Card
      component={title ? 'section' : 'div'}
      radius="lg"
      shadow="sm"
      classNames={{ root: `${styles.panel} ${className ?? ''}` }}
      aria-labelledby={title && titleId}
    >
      {title && (
        <h3 id={titleId}>
          <Words>{title}</Words>
        </h3>
      )}
      {children}
    </Card>
  )
}
