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

const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''

/** Milliseconds without a change. A hint must not appear under the customer's finger. */
const pause = 400

/**
 * Whether the hint is shown: from the first moment when it can be shown and the customer is not typing, until it is
 * closed. It counts as seen once shown.
 */
export function useOnce(hint: Hint, canShow: boolean): [isShown: boolean, close: () => void] {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!canShow || isSeen(hint)) return
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      // Another tab may have shown it in the meantime.
      if (isSeen(hint) || isTyping()) return
      markAsSeen(hint)
      setShown(true)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(show, pause)
    }
    wait()
    document.addEventListener('input', wait)
    document.addEventListener('focusout', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', wait)
      document.removeEventListener('focusout', wait)
    }
  }, [hint, canShow])
  return [isShown, () => setShown(false)]
}
