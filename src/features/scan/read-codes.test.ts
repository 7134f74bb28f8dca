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
