/**
 * `npm run bench:scan`: how many of ZXing's QR pictures the app's reader reads, in four rotations, beside the reader that it
 * had before (qr), and the times on a slow phone: for a frame of the camera, and for photos of 12 megapixels that are
 * turned by their EXIF data. Fails below the goals. The pictures are fetched from GitHub, or taken from PATH:
 * `npm run bench:scan -- PATH`, a clone of https://github.com/zxing/zxing, or a folder of folders (qrcode-1, …) of PNG
 * files, each with its text in a .txt or .bin file of the same name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import decodeQR from 'qr/decode.js'
import { root } from '../../scripts/prepare.mjs'
import { prepare, readCodes } from '../../src/features/scan/read-codes.ts'
import { fetchPictures } from './scan/pictures.ts'
import { timesOnSlowPhone } from './scan/slow-phone.ts'

/** Of the pictures, at least. The best reader that was tried reads 664. */
const goal = 650 / 716
/** Milliseconds for a frame of the camera on a slow phone, at most. */
const longestFrame = 500

type Picture = Pick<ImageData, 'width' | 'height'> & { data: Uint8ClampedArray<ArrayBuffer> }
type Reader = (picture: Picture) => Promise<string[]>

const readers: Record<string, Reader> = {
  'the app': (picture) => readCodes(picture as ImageData),
  qr: async (picture) => {
    try {
      return [decodeQR(picture)]
    } catch {
      // It throws for a picture without a code.
      return []
    }
  },
}

/** By a quarter, clockwise. */
function turned({ width, height, data }: Picture): Picture {
  const turnedData = new Uint8ClampedArray(data.length)
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(turnedData.buffer)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0
  return { width: height, height: width, data: turnedData }
}

function pictureOf(path: string): Picture {
  const { width, height, data } = PNG.sync.read(readFileSync(path))
  return { width, height, data: new Uint8ClampedArray(data) }
}

/** The text that the picture holds; undefined if no file says it. */
function textOf(path: string): string | undefined {
  const file = ['.txt', '.bin'].map((ending) => path.replace(/\.png$/, ending)).find((each) => existsSync(each))
  return file && readFileSync(file, file.endsWith('.bin') ? 'latin1' : 'utf8').trim()
}

interface Score {
  pictures: number
  read: number
  'right text': number
  'ms, mean': number
  'ms, longest': number
}

async function scoreOf(read: Reader, folder: string): Promise<Score> {
  const score = { pictures: 0, read: 0, 'right text': 0, 'ms, mean': 0, 'ms, longest': 0 }
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.png'))) {
    const text = textOf(join(folder, name))
    let picture = pictureOf(join(folder, name))
    for (let turn = 0; turn < 4; turn++, picture = turned(picture)) {
      const start = performance.now()
      const texts = await read(picture)
      const time = performance.now() - start
      score.pictures += 1
      score['ms, mean'] += time
      score['ms, longest'] = Math.max(score['ms, longest'], Math.round(time))
      if (texts.length > 0) score.read += 1
      if (texts.some((each) => each.trim() === text)) score['right text'] += 1
    }
  }
  return { ...score, 'ms, mean': Math.round(score['ms, mean'] / score.pictures) }
}

/** The share that the app reads. */
async function compare(parent: string): Promise<number> {
  const folders = readdirSync(parent).filter((name) => name.startsWith('qrcode'))
  await prepare(
    new Uint8Array(readFileSync(join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'))).buffer,
  )
  const rates: Record<string, number> = {}
  for (const [name, read] of Object.entries(readers)) {
    const scores: Record<string, Score> = {}
    for (const folder of folders) scores[folder] = await scoreOf(read, join(parent, folder))
    const total = (key: keyof Score) => Object.values(scores).reduce((sum, score) => sum + score[key], 0)
    rates[name] = total('read') / total('pictures')
    const rate = `${(rates[name] * 100).toFixed(1)} %`
    console.log(
      `\n${name}: ${total('read')} of ${total('pictures')} read (${rate}), ${total('right text')} with the right text`,
    )
    console.table(scores)
  }
  return rates['the app'] ?? 0
}

const rate = await compare(fetchPictures(process.argv[2]))
const { frames, photos, readsHeic } = await timesOnSlowPhone()
console.log('\nA slow phone (a quarter of this processor): a frame of 1920 × 1080, both steps on one thread')
console.table(frames)
console.log('A photo of 12 megapixels, read in a worker, which is not slowed')
console.table(photos)
console.log(`HEIC: this browser ${readsHeic ? 'reads it' : 'does not read it, so the app asks for another photo'}`)

const slowest = Math.max(...Object.values(frames).map((frame) => frame['ms, pixels'] + frame['ms, codes']))
const wrong = Object.entries({ ...frames, ...photos }).filter(([, { isRight }]) => !isRight)
const misses = [
  ...wrong.map(([name]) => `Not read as it should be: ${name}`),
  ...(rate < goal ? [`Too few pictures are read: ${(rate * 100).toFixed(1)} %, not ${(goal * 100).toFixed(1)} %`] : []),
  ...(slowest > longestFrame ? [`A frame takes ${slowest} ms, not ${longestFrame}`] : []),
]
for (const miss of misses) console.error(`✗ ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0
