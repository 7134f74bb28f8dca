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

interface Question {
  resolve: (texts: string[]) => void
  reject: (error: Error) => void
}

/** Starts the bundled reader in a worker, which answers in the order of its messages. `onBroken`: it never answers again. */
async function startReader(onBroken: () => void): Promise<CodeReader> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  /** Still to be answered: the camera and a photo may be read at the same time. */
  const open: Question[] = []
  let isBroken = false
  const unanswered = () => new Error('The code reader can’t be loaded.')
  const ask = (message: string | ImageData, transfer: Transferable[] = []) =>
    new Promise<string[]>((resolve, reject) => {
      if (isBroken) return reject(unanswered())
      open.push({ resolve, reject })
      worker.postMessage(message, transfer)
    })
  worker.addEventListener('message', ({ data }: MessageEvent<string[] | null>) => {
    const question = open.shift()
    if (data) question?.resolve(data)
    else question?.reject(unanswered())
  })
  const end = () => {
    isBroken = true
    worker.terminate()
    for (const { reject } of open.splice(0)) reject(unanswered())
    onBroken()
  }
  worker.addEventListener('error', end)
  await ask(new URL(wasmUrl, location.href).href).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  return (image) => ask(image, [image.data.buffer])
}

let started: Promise<CodeReader> | undefined

/** Started once a page. One that failed is started again next time. */
function bundledReader(): Promise<CodeReader> {
  const forget = () => {
    started = undefined
  }
  started ??= startReader(forget).catch((error: unknown) => {
    forget()
    throw error
  })
  return started
}

/**
 * Frames in which a phone's own reader may find no machine's code, usually because none is in view yet: two seconds of
 * them.
 */
export const cameraPatience = 16

/** Milliseconds that the bundled reader has, in which it may still be loading, where the phone's own has read something. */
const limit = 500

const inTime = (texts: Promise<string[]>) =>
  Promise.race([texts, new Promise<string[]>((resolve) => setTimeout(resolve, limit, []))])

/**
 * The phone's own reader if there is one, otherwise the bundled one. The bundled one is asked, too, where the phone's own
 * has read only other codes, such as the advertisement beside the wanted one, and after this many pictures without any.
 * Rejects if the bundled one is the only one and can't be loaded.
 */
export async function loadReader(isWanted: (text: string) => boolean, patience = 0): Promise<CodeReader> {
  // Asked for each time: one that broke is started again.
  const bundled: CodeReader = async (image) => (await bundledReader())(image)
  const own = await nativeReader()
  if (!own) {
    await bundledReader()
    return bundled
  }
  let missed = 0
  const startAgain = () => {
    missed = 0
    return []
  }
  return async (image) => {
    // Some phones have the API without the service behind it.
    const found = await own(image).catch(() => null)
    if (!found) return bundled(image)
    if (found.some(isWanted)) return found
    if (found.length > 0) return [...found, ...(await inTime(bundled(image).catch(() => [])))]
    missed += 1
    return missed > patience ? bundled(image).catch(startAgain) : found
  }
}
