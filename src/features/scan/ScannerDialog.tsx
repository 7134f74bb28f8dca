import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { scanTexts as texts } from '#shared/texts/scan.ts'
import { shellTexts } from '#shared/texts/shell.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import styles from './ScannerDialog.module.css'

interface Props {
  onClose: () => void
  /** Shown at the end of the title row. */
  aside: ReactNode
  children: ReactNode
}

/** The scanner over the search: full screen on phones, a dialog on larger screens. */
export function ScannerDialog({ onClose, aside, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before React removes it, because only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  // After the search has set the page title.
  useEffect(() => {
    const previous = document.title
    document.title = `${texts.title} · ${shellTexts.appName}`
    return () => {
      document.title = previous
    }
  }, [])

  // The browser closes it on Escape and on the back gesture.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [onClose])

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <button type="button" className={styles.round} aria-label={texts.close} onClick={() => ref.current?.close()}>
          <Icon stroke={2.4}>
            <path d="M6 6l12 12M18 6L6 18" />
          </Icon>
        </button>
        <h2 id={titleId}>{texts.title}</h2>
        {aside}
      </div>
      {children}
    </dialog>
  )
}
