import { readFileSync } from 'node:fs'
import encodeQR from 'qr'
import { beforeAll, expect, test } from 'vitest'
import { prepare, readCodes } from './read-codes.ts'

const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
beforeAll(() => prepare(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer))

/** A white picture with these codes: text, place and pixels per module. */
function picture(width: number, height: number, ...codes: [text: string, x: number, y: number, scale: number][]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [text, x, y, scale] of codes)
    for (const [dy, row] of encodeQR(text, 'raw', { border: 4, scale }).entries())
      for (const [dx, isDark] of row.entries()) {
        const at = ((y + dy) * width + x + dx) * 4
        if (isDark) data.fill(0, at, at + 3)
      }
  return { width, height, data } as unknown as ImageData
}

const link = 'https://snack.example/machine/VM-1001'

test('reads a code, and returns nothing if there is none', async () => {
  expect(await readCodes(picture(400, 400, [link, 0, 0, 8]))).toEqual([link])
  expect(await readCodes(picture(64, 64))).toEqual([])
})

test('returns every code in view, so that the machine’s can be chosen', async () => {
  const found = await readCodes(
    picture(1280, 720, ['https://social.example/snack', 80, 100, 8], [link, 700, 150, 8], ['VM-1001', 400, 450, 6]),
  )
  expect(found.sort()).toEqual(['VM-1001', link, 'https://social.example/snack'])
})

test('reads a machine’s link that is 111 pixels wide in the picture of a camera', async () => {
  // 29 modules and their border, three pixels each.
  expect(await readCodes(picture(1280, 720, [link, 560, 300, 3]))).toEqual([link])
})

/** A gray picture with a sticker at this angle, leaning away at the top, with the camera's noise. */
function photographed(angle: number) {
  const [width, height, side] = [640, 480, 260]
  const modules = encodeQR(link, 'raw', { border: 4 })
  const data = new Uint8ClampedArray(width * height * 4)
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  let seed = 1
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    const lean = 1 - (0.2 * y) / height
    const [u, v] = [(x * cos + y * sin) * lean, (y * cos - x * sin) * lean]
    const isDark =
      modules[Math.floor((v / side + 0.5) * modules.length)]?.[Math.floor((u / side + 0.5) * modules.length)]
    seed = (seed * 16_807) % 2_147_483_647
    const light = (isDark === undefined ? 110 : isDark ? 60 : 170) + (seed % 31)
    data.set([light, light, light, 255], at * 4)
  }
  return { width, height, data } as unknown as ImageData
}

test.each([0, 4, 11, 23, 45, 90, 137, 180, 263, 341])('reads a sticker that is turned by %i°', async (angle) => {
  expect(await readCodes(photographed(angle))).toEqual([link])
})
