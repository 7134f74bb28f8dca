import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Words } from '#shared/ui/Words.tsx'
import { ServerWords } from '../ServerWords.tsx'
import styles from './ListRow.module.css'

interface Props {
  /** URL of the details, if there are any. */
  to?: string | undefined
  /** A picture or an icon before the text. */
  lead?: ReactNode
  title: string
  /** The title is a name or a description from the server. */
  isServers?: boolean
  /** The formatted amount. */
  amount: string
  isCredit?: boolean
  /** Otherwise, the amount is struck: it was never charged. */
  isCharged?: boolean
  /** A quiet button below the lines. */
  action?: ReactNode
  /** The lines below the title. Each is a `span` whose children are aligned to its two ends. */
  children: ReactNode
}

/** A list row: a card, or a line if the list's look is lines. */
export function ListRow({
  to,
  lead,
  title,
  isServers = false,
  amount,
  isCredit = false,
  isCharged = true,
  action,
  children,
}: Props) {
  const content = (
    <>
      {lead}
      <span className={styles.facts}>
        <span>
          <b>{isServers ? <ServerWords>{title}</ServerWords> : <Words>{title}</Words>}</b>
          <b data-credit={isCredit} translate="no">
            {isCharged ? amount : <s>{amount}</s>}
          </b>
        </span>
        {children}
      </span>
    </>
  )
  return (
    <li className={styles.item} data-action={action ? true : undefined}>
      {to ? (
        <Link to={to} className={styles.row}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
