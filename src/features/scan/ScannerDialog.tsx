import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { useReturnFocus } from '#shared/ui/use-return-focus.ts'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import styles from './ScannerDialog.module.css'

interface Props {
  onClose: () => void
  /** Shown at the end of the title row. */
  aside: ReactNode
  children: ReactNode
}

/** The scanner over the search: full screen on phones, a dialog on larger screens. */
export function ScannerDialog({ onClose, aside, children }: Props) {
  useReturnFocus()

  // This effect runs after the search screen has set the page title.
  useEffect(() => {
    const previous = document.title
    document.title = `${texts.scan.title} · ${config.name}`
    return () => {
      document.title = previous
    }
  }, [])

  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ inner: styles.inner, content: styles.dialog }}>
        <div className={styles.bar}>
          <ActionIcon className={styles.round} aria-label={texts.scan.close} onClick={onClose}>
            <IconX aria-hidden="true" />
          </ActionIcon>
          <Modal.Title className={styles.title}>{texts.scan.title}</Modal.Title>
          {aside}
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
