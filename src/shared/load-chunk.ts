/** A file of the app could not be loaded, twice: no connection, or a newer build has taken its place. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Milliseconds before the second try. */
const pause = 1000

/** Vite does not load a stylesheet that failed again, and would show the screen without its styles. */
const isStylesheet = (error: unknown) => error instanceof Error && error.message.startsWith('Unable to preload CSS')

/** Loads a part of the app, with a second try. Throws ChunkError. */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
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
