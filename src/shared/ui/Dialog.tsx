import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Also on Escape and on a tap beside it; whoever opened it takes it away. */
  onClose: () => void
  children: ReactNode
}

/** Closes on a tap beside it, where the browser can; React's types do not know it yet. */
const lightDismiss = { closedby: 'any' }

/** The browser's own modal dialog: focus, Escape and what lies behind are its business. A sheet on phones. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} {...lightDismiss}>
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
