import { useEffect, useState } from 'react'
import { type CameraFailure, failureBefore, failureOf } from './camera-failure.ts'
import { type CodeReader, cameraPatience, loadReader } from './code-reader.ts'
import { isMachineLink } from './shared-machine.ts'

export type Camera =
  | { kind: 'starting' }
  | { kind: 'live'; stream: MediaStream; read: CodeReader }
  | { kind: 'failed'; failure: CameraFailure }

/** The rear camera, in a resolution in which a machine's code is read from a few steps away. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
}

const stopTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function open(): Promise<Camera> {
  // TypeScript assumes mediaDevices exists; insecure pages and some embedded browsers lack it.
  const cameras = navigator.mediaDevices as MediaDevices | undefined
  const failure = failureBefore(window.isSecureContext, cameras?.getUserMedia !== undefined)
  if (failure || !cameras) return { kind: 'failed', failure: failure ?? 'missing' }
  // The reader loads while the customer answers the permission prompt.
  const reading = loadReader(isMachineLink, cameraPatience).catch(() => null)
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

/** The camera stream while the screen is visible. Leaving or switching tabs turns the camera off. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ kind: 'starting' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over
  useEffect(() => {
    let generation = 0
    let stream: MediaStream | undefined

    const stop = () => {
      generation += 1
      stopTracks(stream)
      stream = undefined
    }
    const start = async () => {
      stop()
      const ownGeneration = generation
      setCamera({ kind: 'starting' })
      const opened = await open()
      const opensStream = opened.kind === 'live' ? opened.stream : undefined
      // The customer may have left while the permission prompt was open.
      if (ownGeneration !== generation) return stopTracks(opensStream)
      stream = opensStream
      // The camera was unplugged or taken by another app. Stopping the track here fires no such event.
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
