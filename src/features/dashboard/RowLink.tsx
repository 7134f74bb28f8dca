import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import styles from './RowLink.module.css'

interface Props {
  to: string
  /** What it does, for screen readers: the row around it says the rest. */
  children: string
}

/** A whole row as a link, drawn as a chevron at its end. The row must be positioned. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} aria-label={children} className={styles.link}>
    <IconChevronRight size="1.125rem" aria-hidden />
  </Link>
)
