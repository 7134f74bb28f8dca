import { type ComponentType, lazy } from 'react'
import { loadChunk, loadLater } from '#shared/load-chunk.ts'

type Load<N extends string> = () => Promise<Record<N, ComponentType>>

const partOf =
  <N extends string>(name: N) =>
  (file: Record<N, ComponentType>) => ({ default: file[name] })

/** A screen that loads when needed. Render it inside a LazyPart. */
export const lazyScreen = <N extends string>(name: N, load: Load<N>) => lazy(() => loadChunk(load).then(partOf(name)))

/** Renders `otherwise` if the chunk fails to load. */
export const lazyOr = <N extends string>(otherwise: ComponentType, name: N, load: Load<N>) =>
  lazy(() =>
    loadLater(load)
      .then(partOf(name))
      .catch(() => ({ default: otherwise })),
  )

/** Renders nothing if the chunk fails to load. */
export const lazyOptional = <N extends string>(name: N, load: Load<N>) => lazyOr(() => null, name, load)
