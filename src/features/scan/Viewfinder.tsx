import { useEffect, useEffectEvent, useRef } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { CameraProblem } from './CameraProblem.tsx'
import type { CodeReader } from './code-reader.ts'
import type { Camera } from './use-camera.ts'
import styles from './Viewfinder.module.css'
import { watchVideo } from './watch-video.ts'

/** Whether the last code is a machine's. */
export type ScanNews = 'found' | 'foreign'

interface Props {
  camera: Camera
  /** Replaces the aiming hint. */
  news: ScanNews | undefined
  /** Returns true if a code was accepted. */
  onTexts: (texts: string[]) => boolean
  onRetry: () => void
}

export function Viewfinder({ camera, news, onTexts, onRetry }: Props) {
  const hint = camera.kind === 'live' ? texts.scan.aim : texts.scan.starting
  return (
    <div className={styles.view}>
      {camera.kind === 'live' && <Picture stream={camera.stream} read={camera.read} onTexts={onTexts} />}
      {camera.kind === 'failed' ? (
        <CameraProblem failure={camera.failure} onRetry={onRetry} />
      ) : (
        <svg className={styles.frame} viewBox="0 0 100 100" aria-hidden="true" data-found={news === 'found'}>
          <path d="M3 24V13A10 10 0 0 1 13 3H24M76 3H87A10 10 0 0 1 97 13V24M97 76V87A10 10 0 0 1 87 97H76M24 97H13A10 10 0 0 1 3 87V76" />
        </svg>
      )}
      <p className={styles.news} role="status" data-tone={news === 'foreign' ? 'warn' : undefined}>
        {news ? texts.scan[news] : camera.kind === 'failed' ? '' : hint}
      </p>
    </div>
  )
}

function Picture({ stream, read, onTexts }: { stream: MediaStream; read: CodeReader } & Pick<Props, 'onTexts'>) {
  const ref = useRef<HTMLVideoElement>(null)
  const handleTexts = useEffectEvent(onTexts)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    video.srcObject = stream
    // Rejects only if the stream is removed before its first frame.
    video.play().catch(() => {})
    const stop = watchVideo(video, read, (found) => handleTexts(found))
    return () => {
      stop()
      video.srcObject = null
    }
  }, [stream, read])

  return <video ref={ref} className={styles.picture} muted playsInline aria-hidden="true" tabIndex={-1} />
}
