/** The texts of the QR codes in a picture; empty if there are none. */
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

async function bundledReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  return async (image) => {
    try {
      return [decodeQR(image)]
    } catch {
      // The decoder throws for a picture without a code.
      return []
    }
  }
}

/** The phone's own reader if there is one, otherwise the bundled one. Rejects if the bundled one can't be loaded. */
export async function loadReader(): Promise<CodeReader> {
  const own = await nativeReader()
  if (!own) return bundledReader()
  let fallback: Promise<CodeReader> | undefined
  return (image) =>
    own(image).catch(async () => {
      // Some phones have the API without the service behind it.
      fallback ??= bundledReader()
      return (await fallback)(image)
    })
}
