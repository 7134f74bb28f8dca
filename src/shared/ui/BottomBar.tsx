import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'
import { barPlaces } from './places.ts'

interface Props {
  /** It ends the content instead of staying in view. */
  isStill?: boolean
  children: ReactNode
}

/** The main button at a screen's end, in view however long the screen is. The screen has to be told: `hasBar`. */
export const BottomBar = ({ isStill = false, children }: Props) => (
  <div ref={barPlaces} className={styles.bar} data-still={isStill || undefined}>
    {children}
  </div>
)

/** The same at a dialog's end. Without children, it takes no space. `isHigh`: on a low screen, it doesn't stay in view. */
export const DialogFoot = ({ isHigh = false, children }: { isHigh?: boolean; children: ReactNode }) => (
  <div className={styles.bar} data-sheet data-high={isHigh || undefined}>
    {children}
  </div>
)
