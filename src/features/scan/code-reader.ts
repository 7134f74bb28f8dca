import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The texts of the QR codes in a picture; empty if there are none. The picture may be moved away: read it once. */
export type CodeReader = (image: ImageData) => Promise<string[]>

/** The used part of the Shape Detection API, which TypeScript's DOM types lack. */
interface Detector {
  detect(image: ImageData): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue)
}

/** Starts the bundled reader in a worker. It answers in the order of its messages. */
async function startReader(): Promise<CodeReader> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  const ask = (message: string | ImageData, transfer: Transferable[]) =>
    new Promise<string[]>((resolve, reject) => {
      const hear = ({ data }: Partial<MessageEvent<string[] | null>>) =>
        data ? resolve(data) : reject(new Error('The code reader can’t be loaded.'))
      worker.addEventListener('message', hear, { once: true })
      worker.addEventListener('error', () => hear({}), { once: true })
      worker.postMessage(message, transfer)
    })
  await ask(new URL(wasmUrl, location.href).href, []).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  return (image) => ask(image, [image.data.buffer])
}

let started: Promise<CodeReader> | undefined

/** Started once a page. A failed start is tried again next time. */
function bundledReader(): Promise<CodeReader> {
  started ??= startReader().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

/** The phone's own reader if there is one, otherwise the bundled one. Rejects if the bundled one can't be loaded. */
export async function loadReader(): Promise<CodeReader> {
  const own = await nativeReader()
  if (!own) return bundledReader()
  // Some phones have the API without the service behind it.
  return (image) => own(image).catch(async () => (await bundledReader())(image))
}
