/** Runs in Chromium: the app's reader on frames of a camera and on photos of 12 megapixels. */
import encodeQR from 'qr'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { frameGrabber } from '../../../src/features/scan/frame.ts'
import { prepare, readCodes } from '../../../src/features/scan/read-codes.ts'
import { readPhoto } from '../../../src/features/scan/read-photo.ts'

const text = 'https://snackmate.example/machine/VM-1001'

/** A busy picture, with the code at this width and turned a little; without it at 0. */
function picture(width: number, height: number, codeWidth: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (let count = 0; count < 4000; count += 1) {
    context.fillStyle = `hsl(${random() * 360} 40% ${random() * 100}%)`
    context.fillRect(random() * width, random() * height, random() * 80, random() * 80)
  }
  const rows = codeWidth > 0 ? encodeQR(text, 'raw', { border: 4 }) : []
  const module = codeWidth / rows.length
  context.translate((width - codeWidth) / 2, (height - codeWidth) / 2)
  context.rotate(0.1)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) {
      context.fillStyle = isDark ? '#111' : '#eee'
      context.fillRect(x * module, y * module, module + 0.5, module + 0.5)
    }
  return canvas
}

/** What a phone does for each frame: take the pixels, look for codes. Both on this thread, so that both are slowed. */
async function frame(codeWidth: number) {
  const source = picture(1920, 1080, codeWidth)
  const grab = frameGrabber()
  const times: { grab: number; read: number }[] = []
  let found = 0
  for (let count = 0; count < 8; count += 1) {
    const start = performance.now()
    const image = grab(source, 1920, 1080, 1920)
    const grabbed = performance.now()
    found += Number(image && (await readCodes(image)).includes(text))
    times.push({ grab: grabbed - start, read: performance.now() - grabbed })
  }
  const median = (part: 'grab' | 'read') => Math.round(times.map((each) => each[part]).sort((a, b) => a - b)[4] ?? 0)
  return {
    'ms, pixels': median('grab'),
    'ms, codes': median('read'),
    found: `${found} of 8`,
    isRight: found === (codeWidth > 0 ? 8 : 0),
  }
}

/** The orientation goes into a segment of its own, after the first marker. */
async function withOrientation(file: Blob, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff]
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif])
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], 'photo.jpg', { type: 'image/jpeg' })
}

async function photo(codeWidth: number, orientation: number) {
  const canvas = picture(4000, 3000, codeWidth)
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!jpeg) throw new Error('No photo')
  const file = await withOrientation(jpeg, orientation)
  const start = performance.now()
  const texts = await readPhoto(file, (found) => found === text)
  return {
    ms: Math.round(performance.now() - start),
    found: texts.includes(text),
    isRight: texts.includes(text) === codeWidth > 0,
  }
}

Object.assign(window, {
  async measure() {
    await prepare(new URL(wasmUrl, location.href).href)
    // The first frames are slower, until the reader is compiled.
    await frame(0)
    const frames = { 'no code': await frame(0), 'code at 111 px': await frame(111), 'code at 400 px': await frame(400) }
    const photos: Record<string, Awaited<ReturnType<typeof photo>>> = {}
    for (const [codeWidth, orientation] of [
      [2400, 1],
      [1200, 6],
      [400, 3],
      [250, 8],
      // Mirrored, as front cameras store them.
      [1200, 2],
      [1200, 4],
      [1200, 5],
      [1200, 7],
      [0, 1],
    ] as const)
      photos[`code at ${codeWidth} px, EXIF orientation ${orientation}`] = await photo(codeWidth, orientation)
    const readsHeic = await ImageDecoder.isTypeSupported('image/heic')
    return { frames, photos, readsHeic }
  },
})
