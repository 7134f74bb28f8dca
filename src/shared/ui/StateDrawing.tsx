import { lazy, Suspense } from 'react'
import { loadChunk } from '../load-chunk.ts'
import type { DrawingName } from './Drawing.tsx'
import styles from './State.module.css'

/** The drawing is decorative: if it fails to load, only the text is shown. */
const none = { Drawing: (_: { name: DrawingName }) => null }

const Drawing = lazy(async () => ({
  default: (await loadChunk(() => import('./Drawing.tsx')).catch(() => none)).Drawing,
}))

/** The illustration of an empty screen or an error, loaded when there is one. */
export const StateDrawing = ({ name }: { name: DrawingName }) => (
  <div className={styles.drawing}>
    <Suspense>
      <Drawing name={name} />
    </Suspense>
  </div>
)
