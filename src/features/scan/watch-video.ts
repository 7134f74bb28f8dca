import type { CodeReader } from './code-reader.ts'
import { frameGrabber } from './frame.ts'

/** Eight looks a second find a code at once and leave the phone time for everything else. */
const interval = 125
/** Pixels; a code held before a phone is read at a third of what cameras deliver. */
const longest = 640

/**
 * Looks for codes in a playing video until it is told to stop. `onTexts` answers true once it has what it needs.
 * One frame is read at a time; frames that come meanwhile are let go.
 */
export function watchVideo(video: HTMLVideoElement, read: CodeReader, onTexts: (texts: string[]) => boolean) {
  const grab = frameGrabber()
  let isOver = false
  let last = Number.NEGATIVE_INFINITY
  let cancel = () => {}

  const look = async (now: number) => {
    if (now - last >= interval) {
      last = now
      const image = grab(video, video.videoWidth, video.videoHeight, longest)
      // A frame that can't be read is one of many.
      const texts = image ? await read(image).catch(() => []) : []
      if (!isOver && texts.length > 0) isOver = onTexts(texts)
    }
    if (!isOver) cancel = onNextFrame(video, look)
  }
  cancel = onNextFrame(video, look)
  return () => {
    isOver = true
    cancel()
  }
}

/** Frames of the video where the browser tells them, else of the screen. */
function onNextFrame(video: HTMLVideoElement, run: (now: number) => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const handle = video.requestVideoFrameCallback(run)
    return () => video.cancelVideoFrameCallback(handle)
  }
  const handle = requestAnimationFrame(run)
  return () => cancelAnimationFrame(handle)
}
