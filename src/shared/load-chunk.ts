import { loadTexts } from './texts/catalog.ts'

/** A file of the app failed to load twice: no connection, or a newer build has replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Milliseconds before the second try. */
const pause = 1000

/** Vite does not request a failed stylesheet again, so a retry would show the screen without styles. */
const isStylesheet = (error: unknown) => error instanceof Error && error.message.startsWith('Unable to preload CSS')

/** Loads a file of the app and retries once. Throws ChunkError. */
export async function loadFile<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load().catch(async (error: unknown) => {
      if (isStylesheet(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      return load()
    })
  } catch (cause) {
    throw new ChunkError('A part of the app could not be loaded', { cause })
  }
}

/** Loads a part of the app after its texts. */
export const loadChunk = <M>(load: () => Promise<M>): Promise<M> =>
  loadFile(async () => {
    await loadTexts('rest')
    return load()
  })

let show = () => {}
const firstScreen = new Promise<void>((resolve) => {
  show = resolve
})
/** Call once the first screen has rendered. */
export const endFirstScreen = () => show()

/** Loads a part that the first screen can do without. Running its code before the products render would delay them. */
export const loadLater = <M>(load: () => Promise<M>): Promise<M> => firstScreen.then(() => loadChunk(load))
