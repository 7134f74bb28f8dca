import { loadReader } from './code-reader.ts'
import { frameGrabber } from './frame.ts'

/** Longest sides to try, in pixels: a code may fill the photo or only a corner of it. */
const sizes = [1600, 4096, 640]

/**
 * The texts of the codes in a photo, which is searched until a wanted one is found. Rejects if the file is not a
 * picture or the reader can't be loaded.
 */
export async function readPhoto(file: File, isWanted: (text: string) => boolean): Promise<string[]> {
  const [photo, read] = await Promise.all([createImageBitmap(file), loadReader(isWanted)])
  const grab = frameGrabber()
  const found: string[] = []
  try {
    for (const size of sizes) {
      const image = grab(photo, photo.width, photo.height, size)
      found.push(...(image ? await read(image) : []))
      if (found.some(isWanted)) break
    }
    return found
  } finally {
    photo.close()
  }
}
