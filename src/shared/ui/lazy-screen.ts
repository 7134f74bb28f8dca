import { type ComponentType, lazy } from 'react'
import { ChunkError, loadChunk, loadLater } from '#shared/load-chunk.ts'

type Load<N extends string> = () => Promise<Record<N, ComponentType>>

/** Throws ChunkError if the file is not the app's: some hosts answer with another script. */
const partOf =
  <N extends string>(name: N) =>
  (file: Record<N, ComponentType>) => {
    if (!file[name]) throw new ChunkError(`The file has no ${name}`)
    return { default: file[name] }
  }

/** A screen that loads when needed, or at `preload`. Render it inside a LazyPart. */
export const lazyScreen = <N extends string>(name: N, load: Load<N>) =>
  Object.assign(
    lazy(() => loadChunk(load).then(partOf(name))),
    { preload: () => loadLater(load).catch(() => undefined) },
  )

/** Renders `otherwise` if the chunk fails to load. */
export const lazyOr = <N extends string>(otherwise: ComponentType, name: N, load: Load<N>) =>
  lazy(() =>
    loadLater(load)
      .then(partOf(name))
      .catch(() => ({ default: otherwise })),
  )

/** Renders nothing if the chunk fails to load. */
export const lazyOptional = <N extends string>(name: N, load: Load<N>) => lazyOr(() => null, name, load)
