import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Offer.module.css'
import { Panel } from './Panel.tsx'

interface Props {
  icon: Icon
  title?: string | undefined
  hint: string
  /** What the customer can answer. */
  children?: ReactNode
}

/** Something the customer may accept or put off. */
export const Offer = ({ icon: Icon, title, hint, children }: Props) => (
  <Panel className={styles.offer}>
    <Icon size="1.75rem" aria-hidden />
    <div role="status">
      {title && <h3>{title}</h3>}
      <p>{hint}</p>
    </div>
    {children && <div className={styles.choices}>{children}</div>}
  </Panel>
)
