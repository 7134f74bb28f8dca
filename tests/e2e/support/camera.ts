/** Feeds Chromium's fake camera with a video of a handheld QR code, written before the camera opens. */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import encodeQR from 'qr'

/** One file per worker. The browser rereads it whenever a page opens the camera. */
const video = join(tmpdir(), `fake-camera-${process.pid}.mjpeg`)

export const cameraArguments = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`]

export const removeVideo = () => rmSync(video, { force: true })

const size = { width: 640, height: 480 }

/** A picture of a wall with a code on it, or of the wall alone. */
async function picture(context: BrowserContext, text: string | null, turn: number, type: 'jpeg' | 'png') {
  const page = await context.newPage()
  await page.setViewportSize(size)
  const code = text === null ? '' : encodeQR(text, 'svg', { border: 4 })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:linear-gradient(120deg,#8a7a6c,#d8c9ba)">
     <div style="width:250px;background:#fff;rotate:${turn}deg;translate:${turn * 6}px">${code}</div>`,
  )
  let image: Buffer = Buffer.alloc(0)
  // Chromium sometimes can't capture a page that has just opened.
  await expect(async () => {
    image = await page.screenshot({ type, ...(type === 'jpeg' && { quality: 85 }) })
  }).toPass()
  await page.close()
  return image
}

/** Shows the camera a slightly moving code, or only a wall if `text` is null. */
export async function showToCamera(context: BrowserContext, text: string | null) {
  const frames: Buffer[] = []
  // A wall looks the same from everywhere.
  for (const turn of text === null ? [0] : [-4, 0, 5]) frames.push(await picture(context, text, turn, 'jpeg'))
  // Shows each picture for a third of a second: the camera loops the video at thirty frames a second.
  writeFileSync(video, Buffer.concat(frames.flatMap((frame) => Array<Buffer>(10).fill(frame))))
}

export const photoOf = async (context: BrowserContext, text: string | null) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await picture(context, text, 7, 'png'),
})

/** Records every stream that the page opens from now on, for `tracks`. */
export const keepStreams = (context: BrowserContext) =>
  context.addInitScript(() => {
    const streams: MediaStream[] = []
    Object.assign(window, { openedStreams: streams })
    // An insecure page has none.
    const cameras = navigator.mediaDevices as MediaDevices | undefined
    if (!cameras) return
    const open = cameras.getUserMedia.bind(cameras)
    cameras.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      streams.push(stream)
      return stream
    }
  })

/** Counts the opened and the live tracks. Runs in the page. */
export function tracks() {
  const { openedStreams } = window as unknown as { openedStreams: MediaStream[] }
  const all = openedStreams.flatMap((stream) => stream.getTracks())
  return { opened: all.length, live: all.filter(({ readyState }) => readyState === 'live').length }
}
