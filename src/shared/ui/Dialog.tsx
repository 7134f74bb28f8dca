import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import styles from './Dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  title: string
  /** Also on Escape and on a tap outside; the owner unmounts it. */
  onClose: () => void
  /** Names a close button that stays at the top, for sheets that scroll. */
  closeLabel?: string
  children: ReactNode
}

/** A bottom sheet on phones, a centered dialog on wide screens. Rendered means open; the focus goes back after it. */
export function Dialog({ title, onClose, closeLabel, children }: Props) {
  useReturnFocus()
  const heading = <Modal.Title className={styles.title}>{title}</Modal.Title>
  return (
    <Modal.Root opened onClose={onClose} centered returnFocus={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content classNames={{ inner: styles.inner, content: styles.content }}>
        {/* No banner of the page. */}
        {closeLabel && (
          <Modal.Header role="presentation">
            {heading}
            <Modal.CloseButton size={44} radius="xl" iconSize={24} aria-label={closeLabel} />
          </Modal.Header>
        )}
        <Modal.Body className={styles.body}>
          {!closeLabel && heading}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
