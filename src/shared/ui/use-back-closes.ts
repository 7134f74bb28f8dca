/** The phone's Back closes the dialog on top instead of leaving the screen: while one is open, the history has one more entry. */
import { useEffect, useEffectEvent } from 'react'

const mark = 'dialog'
const open: (() => void)[] = []

/** The history goes back a moment after it is asked to: meanwhile a dialog may open, or another one close. */
let isLeaving = false

const isMarked = () => window.history.state?.[mark] === true

/** Deferred, because one dialog may replace another, or close because the customer leaves the screen. */
function settle() {
  const { history } = window
  // A link may have been faster than the way back.
  if (!isMarked()) isLeaving = false
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, [mark]: true }, '')
  if (open.length > 0 || !isMarked() || isLeaving) return
  isLeaving = true
  history.back()
}

globalThis.addEventListener?.('popstate', () => {
  if (!isMarked() && !isLeaving) open.at(-1)?.()
  isLeaving = false
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
