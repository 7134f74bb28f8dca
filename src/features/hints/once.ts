/** Hints that are shown only once (§3). */
import { useEffect, useState } from 'react'
import { read, write } from '#shared/storage/storage.ts'

type Hint = 'hasSeenCoachmarks'

/** Keeps a hint from showing again until a reload if the storage loses the flag. */
const shown = new Set<Hint>()

export const isSeen = (hint: Hint) => shown.has(hint) || read(hint) === true

export function markAsSeen(hint: Hint) {
  shown.add(hint)
  write(hint, true)
}

/** Whether no dialog is open and the customer is not typing. */
const isQuiet = () => {
  const { activeElement } = document
  const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== ''
  return !isTyping && !document.querySelector('[role=dialog]')
}

/** Milliseconds between checks for the right moment. */
const checkInterval = 400

const always = () => true

/**
 * Whether the hint is shown: from the first suitable moment until it is closed. It counts as seen once shown.
 * `isThere` returns whether the hint's target exists; it must be a stable function.
 */
export function useOnce(hint: Hint, isThere: () => boolean = always): [isShown: boolean, close: () => void] {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isSeen(hint)) return
    const timer = setInterval(() => {
      // Another tab may have shown it in the meantime.
      if (isSeen(hint)) clearInterval(timer)
      else if (isQuiet() && isThere()) {
        clearInterval(timer)
        markAsSeen(hint)
        setShown(true)
      }
    }, checkInterval)
    return () => clearInterval(timer)
  }, [hint, isThere])
  return [isShown, () => setShown(false)]
}
