/** The bundled reader: ZXing, compiled to WebAssembly. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** More codes than anyone puts on a machine: advertisements, payment stickers, the machine's own. */
const maxNumberOfSymbols = 8

/** `wasm`: the URL of zxing_reader.wasm, or its content. Rejects if it can't be loaded. */
export async function prepare(wasm: string | ArrayBuffer): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm }
  await prepareZXingModule({ overrides, fireImmediately: true })
}

/** The texts of all QR codes in a picture. */
export async function readCodes(image: ImageData): Promise<string[]> {
  const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols })
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text)
}
