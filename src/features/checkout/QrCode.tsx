import { lazy } from 'react'
import { loadFile } from '#shared/load-chunk.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import styles from './QrCode.module.css'

interface Props {
  text: string
  /** What the code is for, for those who can't see it. */
  label: string
}

/** Modules around a code that stay white, so that every reader finds it. */
const margin = 4

/** Drawn here: the text of a payment goes to no other server. */
const Picture = lazy(async () => {
  const { default: encode } = await loadFile(() => import('qr'))
  const Code = ({ text, label }: Props) => {
    const rows = encode(text, 'raw', { border: margin })
    const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return (
      <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
        <path d={path.join('')} />
      </svg>
    )
  }
  return { default: Code }
})

/** Black on white in any theme. */
export const QrCode = (props: Props) => (
  <div className={styles.code}>
    <LazyPart>
      <Picture {...props} />
    </LazyPart>
  </div>
)
