/**
 * Reads codes beside the page, which stays smooth. The first message is the URL of the WebAssembly file, each one after
 * it a picture. Each is answered with the texts found, or with null if the reader can't be loaded.
 */
import { prepare, readCodes } from './read-codes.ts'

const answer = (work: Promise<string[]>) =>
  work.then(
    (texts) => postMessage(texts),
    () => postMessage(null),
  )

addEventListener('message', ({ data }: MessageEvent<string | ImageData>) => {
  void answer(typeof data === 'string' ? prepare(data).then(() => []) : readCodes(data))
})
