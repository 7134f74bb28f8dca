import encodeQR from 'qr'
import { afterEach, expect, test, vi } from 'vitest'
import { loadReader } from './code-reader.ts'

afterEach(() => vi.unstubAllGlobals())

/** Pixels of a code, eight per module. */
function picture(text: string): ImageData {
  const rows = encodeQR(text, 'raw', { border: 4, scale: 8 })
  const data = rows.flatMap((row) => row.flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255])))
  return { width: rows.length, height: rows.length, data: new Uint8ClampedArray(data) } as unknown as ImageData
}

const blank = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) } as unknown as ImageData

function phoneWith(formats: string[], detect: () => Promise<{ rawValue: string }[]>) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = detect
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
}

test('the bundled reader reads a code, and returns nothing if there is none', async () => {
  const read = await loadReader()
  expect(await read(picture('https://snack.example/machine/VM-1001'))).toEqual([
    'https://snack.example/machine/VM-1001',
  ])
  expect(await read(blank)).toEqual([])
})

test('the phone’s own reader is preferred and returns every code in the picture', async () => {
  phoneWith(['ean_13', 'qr_code'], async () => [{ rawValue: 'a' }, { rawValue: 'b' }])
  expect(await (await loadReader())(blank)).toEqual(['a', 'b'])
})

test('the bundled reader is used if the phone’s own reader supports no QR codes', async () => {
  phoneWith(['ean_13'], async () => [{ rawValue: 'never called' }])
  expect(await (await loadReader())(picture('VM-1001'))).toEqual(['VM-1001'])
})

test('the bundled reader is used if the phone’s own reader fails', async () => {
  phoneWith(['qr_code'], () => Promise.reject(new Error('service unavailable')))
  expect(await (await loadReader())(picture('VM-1002'))).toEqual(['VM-1002'])
})
