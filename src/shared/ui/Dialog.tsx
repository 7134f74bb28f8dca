import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Also on Escape and on a tap outside; the owner unmounts it. */
  onClose: () => void
  /** The name of a close button beside the title, for dialogs without one among their actions. */
  closeLabel?: string
  children: ReactNode
}

/** A bottom sheet on phones, a centered dialog on wide screens. Rendered means open. */
export function Dialog({ title, onClose, closeLabel, children }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      withCloseButton={closeLabel !== undefined}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, radius: 'xl', iconSize: 22 }}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: styles.inner, content: styles.content, title: styles.title, body: styles.body }}
    >
      {children}
    </Modal>
  )
}
