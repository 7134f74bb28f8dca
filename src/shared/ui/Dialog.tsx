import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Also on Escape and on a tap outside; the owner unmounts it. */
  onClose: () => void
  children: ReactNode
}

/** A bottom sheet on phones, a centered dialog on wide screens. Rendered means open; the focus goes back after it. */
export function Dialog({ title, onClose, children }: Props) {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
  return (
    <Modal.Root opened onClose={onClose} centered returnFocus={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content classNames={{ inner: styles.inner, content: styles.content }}>
        <Modal.Body className={styles.body}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
