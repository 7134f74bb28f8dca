import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Also called on Escape and on a tap outside. The caller unmounts the dialog. */
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog, so that the browser handles focus and Escape. A bottom sheet on phones. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is removed, so that the browser restores the focus.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // The event fires late; the dialog may have been opened again.
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
