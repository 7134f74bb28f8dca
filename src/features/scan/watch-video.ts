import type { CodeReader } from './code-reader.ts'
import { frameGrabber } from './frame.ts'

/** Milliseconds. Eight frames a second find a code quickly and leave the phone time for other work. */
const interval = 125
/** Pixels: as the camera delivers them (use-camera.ts). A code on a machine may be small in the picture. */
const longestSide = 1920

/**
 * Looks for codes in a playing video until it is stopped or `onTexts` returns true. Reads one frame at a time and skips
 * the frames in between.
 */
export function watchVideo(video: HTMLVideoElement, read: CodeReader, onTexts: (texts: string[]) => boolean) {
  const grab = frameGrabber()
  let isOver = false
  let last = Number.NEGATIVE_INFINITY
  let cancel = () => {}

  const next = () => {
    if (!isOver) cancel = onNextFrame(video, look)
  }
  const look = (now: number) => {
    if (now - last < interval) return next()
    last = now
    const image = grab(video, video.videoWidth, video.videoHeight, longestSide)
    if (!image) return next()
    // One unreadable frame does not matter.
    read(image).then(report, next)
  }
  const report = (texts: string[]) => {
    if (!isOver && texts.length > 0) isOver = onTexts(texts)
    next()
  }
  next()
  return () => {
    isOver = true
    cancel()
  }
}

/** Calls back for each video frame, or for each screen frame in browsers without that API. */
function onNextFrame(video: HTMLVideoElement, run: (now: number) => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const handle = video.requestVideoFrameCallback(run)
    return () => video.cancelVideoFrameCallback(handle)
  }
  const handle = requestAnimationFrame(run)
  return () => cancelAnimationFrame(handle)
}
