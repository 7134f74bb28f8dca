import { useEffect, useState } from 'react'
import { type CameraFailure, failureBefore, failureOf } from './camera-failure.ts'
import { type CodeReader, loadReader } from './code-reader.ts'

export type Camera =
  | { kind: 'starting' }
  | { kind: 'live'; stream: MediaStream; read: CodeReader }
  | { kind: 'failed'; failure: CameraFailure }

/** The camera on the back of the phone, in a size that a code needs. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

const stopTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function open(): Promise<Camera> {
  // TypeScript takes the cameras for granted; an insecure page and some built-in browsers have none.
  const cameras = navigator.mediaDevices as MediaDevices | undefined
  const failure = failureBefore(window.isSecureContext, cameras?.getUserMedia !== undefined)
  if (failure || !cameras) return { kind: 'failed', failure: failure ?? 'missing' }
  // The reader is fetched while the customer answers the question for the camera.
  const reading = loadReader().catch(() => null)
  try {
    const stream = await cameras.getUserMedia(wanted)
    const read = await reading
    if (read) return { kind: 'live', stream, read }
    stopTracks(stream)
    return { kind: 'failed', failure: 'reader' }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}

/** The camera while the screen is looked at: its light goes out when the customer leaves or turns to another tab. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ kind: 'starting' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts over
  useEffect(() => {
    let turn = 0
    let stream: MediaStream | undefined

    const stop = () => {
      turn += 1
      stopTracks(stream)
      stream = undefined
    }
    const start = async () => {
      stop()
      const mine = turn
      setCamera({ kind: 'starting' })
      const opened = await open()
      const opensStream = opened.kind === 'live' ? opened.stream : undefined
      // The customer may have left while the browser was asking.
      if (mine !== turn) return stopTracks(opensStream)
      stream = opensStream
      // Unplugged, or taken away by the phone: stopping it ourselves fires no such event.
      stream?.getVideoTracks()[0]?.addEventListener('ended', () => setCamera({ kind: 'failed', failure: 'busy' }))
      setCamera(opened)
    }
    const follow = () => (document.hidden ? stop() : void start())

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [attempt])

  return { camera, retry: () => setAttempt((count) => count + 1) }
}
