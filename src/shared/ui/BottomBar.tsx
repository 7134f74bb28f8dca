import type { ReactNode, RefCallback } from 'react'
import styles from './BottomBar.module.css'
import { restAtFirst } from './ignore-second-taps.ts'
import { barPlaces } from './places.ts'

interface Props {
  /** It ends the content instead of staying in view. */
  isStill?: boolean
  children: ReactNode
}

const place: RefCallback<Element> = (element) => {
  restAtFirst(element)
  return barPlaces(element)
}

/** The main button at a screen's end, in view however long the screen is. The screen has to be told: `hasBar`. */
export const BottomBar = ({ isStill = false, children }: Props) => (
  <div ref={place} className={styles.bar} data-still={isStill || undefined} data-rests>
    {children}
  </div>
)

/** What to know before pressing the button above it. A low screen has no room for it, nor has a narrow container. */
export const BarNote = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.note}>
    {children}
  </p>
)

/** The same at a dialog's end. Without children, it takes no space. `isHigh`: on a low screen, it doesn't stay in view. */
export const DialogFoot = ({ isHigh = false, children }: { isHigh?: boolean; children: ReactNode }) => (
  <div className={styles.bar} data-sheet data-high={isHigh || undefined}>
    {children}
  </div>
)
