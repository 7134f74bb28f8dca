import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Also on Escape and on a tap beside it; whoever opened it takes it away. */
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog: focus, Escape and what lies behind are its business. A sheet on phones. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed while it is still in the page, the browser gives the focus back to where it was.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // The event comes late: by then it may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      closedby="any"
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
