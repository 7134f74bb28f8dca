/** Hints that are shown once ever (specification §3). */
import { useEffect, useState } from 'react'
import { read, write } from '#shared/storage/storage.ts'

type Hint = 'hasSeenCoachmarks' | 'searchCoachmarkSeen' | 'hasSeenUserGuidline'

/** A storage that forgets must not show them for ever within a visit. */
const shown = new Set<Hint>()

export const isSeen = (hint: Hint) => shown.has(hint) || read(hint) === true

export function see(hint: Hint) {
  shown.add(hint)
  write(hint, true)
}

/** Nothing else asks for the customer's attention: no dialog is open, nothing is being typed. */
const isQuiet = () => {
  const { activeElement } = document
  const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== ''
  return !isTyping && !document.querySelector('dialog[open]')
}

/** Milliseconds between looks for the right moment. */
const patience = 400

const always = () => true

/**
 * Whether it shows: from the first right moment until it is closed. Counts as seen once it is shown.
 * `isThere` says whether there is something to point at; one function for good.
 */
export function useOnce(hint: Hint, isThere: () => boolean = always): [isShown: boolean, close: () => void] {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isSeen(hint)) return
    const timer = setInterval(() => {
      // Another tab may have shown it meanwhile.
      if (isSeen(hint)) clearInterval(timer)
      else if (isQuiet() && isThere()) {
        clearInterval(timer)
        see(hint)
        setShown(true)
      }
    }, patience)
    return () => clearInterval(timer)
  }, [hint, isThere])
  return [isShown, () => setShown(false)]
}
