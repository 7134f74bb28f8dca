import { expect, test, vi } from 'vitest'
import { watchVideo } from './watch-video.ts'

/** A playing video of this size, and what its frames are drawn as. */
function playing(videoWidth: number, videoHeight: number) {
  const drawn: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...place: number[]) => void drawn.push(place),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  } as unknown as null)
  let frame: ((now: number) => void) | undefined
  const video = Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: (run: (now: number) => void) => {
      frame = run
      return 1
    },
    cancelVideoFrameCallback: () => {
      frame = undefined
    },
  })
  Object.defineProperties(video, { videoWidth: { value: videoWidth }, videoHeight: { value: videoHeight } })
  return { video, drawn, show: (now: number) => frame?.(now), isWatched: () => frame !== undefined }
}

test.each([
  [1280, 720, 1280, 720],
  [1920, 1080, 1920, 1080],
  [3840, 2160, 1920, 1080],
])('a picture of %i × %i is read at %i × %i, so that a small code keeps its modules', async (...sizes) => {
  const [width, height, readWidth, readHeight] = sizes
  const { video, drawn, show } = playing(width, height)
  const read = vi.fn(async () => ['VM-1001'])
  await new Promise<void>((resolve) => {
    watchVideo(video, read, () => {
      resolve()
      return true
    })
    show(0)
  })
  expect(read).toHaveBeenCalledWith({ width: readWidth, height: readHeight })
  expect(drawn).toEqual([[0, 0, readWidth, readHeight]])
})

test('one frame is read at a time, and none after the end', async () => {
  const { video, show, isWatched } = playing(1280, 720)
  const read = vi.fn(async (): Promise<string[]> => [])
  const stop = watchVideo(video, read, () => true)
  show(0)
  await vi.waitFor(() => expect(isWatched()).toBe(true))
  show(50)
  expect(read).toHaveBeenCalledTimes(1)
  show(200)
  expect(read).toHaveBeenCalledTimes(2)
  stop()
  expect(isWatched()).toBe(false)
})
