import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { scanTexts as texts } from '#shared/texts/scan.ts'
import { shellTexts } from '#shared/texts/shell.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import styles from './ScannerDialog.module.css'

interface Props {
  onClose: () => void
  /** At the end of the title's row. */
  aside: ReactNode
  children: ReactNode
}

/** The scanner over the search: all of a phone's screen, a window on larger ones. */
export function ScannerDialog({ onClose, aside, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before React takes the dialog out of the page: only then does closing it give the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  // After the search has named the page.
  useEffect(() => {
    const previous = document.title
    document.title = `${texts.title} · ${shellTexts.appName}`
    return () => {
      document.title = previous
    }
  }, [])

  // The browser closes it on Escape and on a phone's back gesture.
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
