import { Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import styles from './Dialog.module.css'
import { dialogPlaces } from './places.ts'
import { ServerWords } from './ServerWords.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDragDown } from './use-drag-down.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { Words } from './Words.tsx'

interface Props {
  title: string
  /** The title is a name from the server. */
  isServers?: boolean
  /** Also called on Back, Escape, a drag down and a tap outside. The parent unmounts the dialog. */
  onClose: () => void
  /** The URL opens it, so Back leaves it by itself. */
  hasUrl?: boolean
  /** Adds a close button with this label that stays at the top, for sheets that scroll. */
  closeLabel?: string
  children: ReactNode
}

/** A bottom sheet on phones, a centered dialog on wide screens. It is open while rendered; unmounting returns the focus. */
export function Dialog({ title, isServers = false, onClose, hasUrl = false, closeLabel, children }: Props) {
  useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  /** Mantine sends Escape to every open dialog. */
  const closeTop = () => {
    if ([...document.querySelectorAll('[role=dialog]')].at(-1) === content.current) onClose()
  }
  useBackCloses(onClose, hasUrl)
  const dragging = useDragDown(onClose)
  const heading = (
    <Modal.Title className={styles.title}>
      {isServers ? <ServerWords>{title}</ServerWords> : <Words>{title}</Words>}
    </Modal.Title>
  )
  return (
    <Modal.Root opened onClose={closeTop} centered returnFocus={false} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content ref={content} {...dragging} classNames={{ inner: styles.inner, content: styles.content }}>
        <div className={styles.grip} />
        {/* Without the role, the header would be a banner landmark. */}
        {closeLabel && (
          <Modal.Header role="presentation" className={styles.header}>
            {heading}
            <Modal.CloseButton size={44} radius="xl" iconSize={24} aria-label={closeLabel} />
          </Modal.Header>
        )}
        <Modal.Body ref={dialogPlaces} className={styles.body}>
          {!closeLabel && heading}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
