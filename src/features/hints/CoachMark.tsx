import { arrow, autoUpdate, flip, type Middleware, offset, type Rect, shift, useFloating } from '@floating-ui/react-dom'
import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import type { Places } from '#shared/ui/places.ts'
import { useDelay } from '#shared/ui/use-delay.ts'
import styles from './CoachMark.module.css'
import { usePlace } from './use-place.ts'

interface Mark {
  /** The mark points at the first of them. */
  places: Places
  text: string
}
export type Marks = readonly [Mark, ...Mark[]]

/** Pixels from the target and from the window's edges. */
const margin = 12
/** Pixels from the mark's corners to its arrow. */
const corner = 17
/** Where the ring goes. */
const ring: Middleware = { name: 'ring', fn: ({ rects }) => ({ data: rects.reference }) }

/** Points at one element after another. It takes no focus and blocks nothing; any tap elsewhere or Escape closes it. */
export function CoachMark({ marks, onClose }: { marks: Marks; onClose: () => void }) {
  const [step, setStep] = useState(0)
  const { places, text } = marks[step] ?? marks[0]
  const target = usePlace(places)
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const [pointer, setPointer] = useState<HTMLElement | null>(null)
  const { floatingStyles, middlewareData, placement, isPositioned } = useFloating({
    elements: { reference: target, floating: bubble },
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(margin),
      flip(({ elements }) => ({ padding: clearOf(elements.floating) })),
      shift(({ elements }) => ({ padding: clearOf(elements.floating), crossAxis: true })),
      arrow({ element: pointer, padding: corner }),
      ring,
    ],
    whileElementsMounted: autoUpdate,
  })
  // In the capture phase, before anything stops the event.
  useWindowEvent('click', (event) => bubble?.contains(event.target as Node) || onClose(), { capture: true })
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onClose())
  const isLast = step === marks.length - 1
  // Until its target is there and measured, it can't be seen, but keeps the focus.
  const isThere = target !== null && isPositioned
  // A target that is only replaced is back at once.
  const isLost = useDelay(target === null, 500)
  return (
    <>
      {isThere && <span className={styles.ring} style={around(middlewareData.ring)} aria-hidden="true" />}
      <section
        ref={setBubble}
        className={styles.mark}
        aria-label={texts.hints.tip}
        data-below={placement === 'bottom' || undefined}
        data-lost={isLost || undefined}
        style={{ ...floatingStyles, opacity: isThere ? 1 : 0 }}
      >
        <span ref={setPointer} className={styles.arrow} style={{ left: middlewareData.arrow?.x }} />
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

/** The margin, and what a phone's camera and corners cover, which only styles know. */
function clearOf(bubble: HTMLElement) {
  const { scrollMarginTop, scrollMarginLeft, scrollMarginBottom } = getComputedStyle(bubble)
  const clear = (inset: string) => margin + (Number.parseFloat(inset) || 0)
  const sides = clear(scrollMarginLeft)
  return { top: clear(scrollMarginTop), left: sides, right: sides, bottom: clear(scrollMarginBottom) }
}

const around = ({ x, y, width, height }: Rect) => ({
  translate: `${x - 5}px ${y - 5}px`,
  width: width + 10,
  height: height + 10,
})
