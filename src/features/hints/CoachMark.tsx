import { Button } from '@mantine/core'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './CoachMark.module.css'
import { type Place, placeBeside } from './place.ts'
import { useTarget } from './use-target.ts'

export interface Mark {
  /** Selector of the element to point at. */
  target: string
  text: string
}

/** Points at one element after another. It takes no focus and blocks nothing; any tap elsewhere or Escape closes it. */
export function CoachMark({ marks, onClose }: { marks: readonly Mark[]; onClose: () => void }) {
  const [step, setStep] = useState(0)
  const bubble = useRef<HTMLElement>(null)
  const { target, text } = marks[step] ?? { target: 'body', text: '' }
  const box = useTarget(target)
  const [place, setPlace] = useState<Place>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes the size
  useLayoutEffect(() => {
    if (!bubble.current || !box) return
    const { offsetWidth: width, offsetHeight: height } = bubble.current
    setPlace(placeBeside(box, { width, height }, { width: innerWidth, height: innerHeight }))
  }, [box, text])
  useOutsideTap(bubble, onClose)
  const isLast = step === marks.length - 1
  return (
    <>
      {box && <span className={styles.ring} style={ringOf(box)} aria-hidden="true" />}
      <section
        ref={bubble}
        className={styles.mark}
        aria-label={texts.hints.tip}
        data-below={place?.isBelow || undefined}
        style={styleOf(box && place)}
      >
        <p role="status">{text}</p>
        <div className={styles.foot}>
          {marks.length > 1 && <small>{texts.hints.count({ step: step + 1, of: marks.length })}</small>}
          <Button size="sm" variant="subtle" onClick={() => (isLast ? onClose() : setStep(step + 1))}>
            {isLast ? texts.hints.done : texts.hints.next}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Hidden until it is measured, and while its target is missing. */
const styleOf = (place: Place | null | undefined): CSSProperties & Record<`--${string}`, string> =>
  place ? { top: place.top, left: place.left, '--arrow': `${place.arrow}px` } : { visibility: 'hidden' }

const ringOf = ({ top, left, width, height }: DOMRect) => ({
  top: top - 5,
  left: left - 5,
  width: width + 10,
  height: height + 10,
})

function useOutsideTap(bubble: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const pressed = ({ target }: Event) => bubble.current?.contains(target as Node) || close.current()
    const typed = ({ key }: KeyboardEvent) => key === 'Escape' && close.current()
    // In the capture phase, before anything stops the event.
    document.addEventListener('click', pressed, true)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('click', pressed, true)
      document.removeEventListener('keydown', typed)
    }
  }, [bubble])
}
