import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './ListRow.module.css'

interface Props {
  /** The page with the details, if there is one. */
  to?: string | undefined
  /** A picture or an icon before the text. */
  lead?: ReactNode
  title: string
  /** Formatted. */
  amount: string
  isCredit?: boolean
  /** The lines below the title, each a `span`; the parts of a line stand at its ends. */
  children: ReactNode
}

/** A row of a list: a card of its own, or a line where the list draws lines. */
export function ListRow({ to, lead, title, amount, isCredit = false, children }: Props) {
  const content = (
    <>
      {lead}
      <span className={styles.facts}>
        <span>
          <b>{title}</b>
          <b data-credit={isCredit}>{amount}</b>
        </span>
        {children}
      </span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.row}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  )
}
