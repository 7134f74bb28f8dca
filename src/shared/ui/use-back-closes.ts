/** The phone's Back closes the dialog on top instead of leaving the screen: while one is open, the history has one more entry. */
import { useEffect, useEffectEvent } from 'react'

const mark = 'dialog'
const open: (() => void)[] = []

const isMarked = () => window.history.state?.[mark] === true

/** Deferred, because one dialog may replace another, or close because the customer leaves the screen. */
function settle() {
  const { history } = window
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, [mark]: true }, '')
  if (open.length === 0 && isMarked()) history.back()
}

globalThis.addEventListener?.('popstate', () => {
  if (!isMarked()) open.at(-1)?.()
  // A dialog below is still open, or the customer came back to the entry of one that was left by a link.
  setTimeout(settle)
})

/** `isOff`: the dialog has its own URL. */
export function useBackCloses(onClose: () => void, isOff: boolean) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOff) return
    const entry = () => close()
    open.push(entry)
    setTimeout(settle)
    return () => {
      open.splice(open.indexOf(entry), 1)
      setTimeout(settle)
    }
  }, [isOff])
}
