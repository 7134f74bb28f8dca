import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from './ToastHost.module.css'
import { dismissToast, onToastChange, showingToast, type Toast } from './toast.ts'

/** Milliseconds (§9). */
const autoClose = 3000

/** Shows the toasts. The live region is always rendered, so that screen readers announce them. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToastChange, showingToast)
  return <div aria-live="polite">{toast && <ToastBubble key={toast.text} toast={toast} />}</div>
}

/** A popover, to lie above open dialogs. Stays while hovered or focused, to leave time for its action. */
function ToastBubble({ toast: { text, tone, action, duration = autoClose } }: { toast: Toast }) {
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bubble.current?.showPopover?.()
    const timer = setInterval(() => {
      if (!bubble.current?.matches(':hover, :focus-within')) dismissToast()
    }, duration)
    return () => clearInterval(timer)
  }, [duration])
  return (
    <div
      ref={bubble}
      popover="manual"
      className={styles.toast}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
