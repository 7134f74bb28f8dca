import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'
import { ChunkError, loadChunk, loadLater } from '#shared/load-chunk.ts'

type Load<N extends string, P = object> = () => Promise<Record<N, ComponentType<P>>>

/** Throws ChunkError if the file is not the app's: some hosts answer with another script. */
const partOf =
  <N extends string>(name: N) =>
  <P>(file: Record<N, ComponentType<P>>) => {
    if (!file[name]) throw new ChunkError(`The file has no ${name}`)
    return { default: file[name] }
  }

/**
 * A screen that loads when needed, or earlier: at `load`, or at `preload` after the first screen has rendered. Neither
 * fails. Render it inside a LazyPart. Once it has loaded, it renders at once: React's `lazy` would first show the
 * fallback.
 */
export function lazyScreen<N extends string>(name: N, load: Load<N>) {
  let loaded: ComponentType | undefined
  const keep = (part: { default: ComponentType }) => {
    loaded = part.default
    return part
  }
  const Lazy = lazy(() => loadChunk(load).then(partOf(name)).then(keep))
  function Part() {
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown)
  }
  const keepLoaded = (file: Promise<Record<N, ComponentType>>) =>
    file
      .then(partOf(name))
      .then(keep)
      .catch(() => undefined)
  return Object.assign(Part, { load: () => keepLoaded(loadChunk(load)), preload: () => keepLoaded(loadLater(load)) })
}

/** Renders `otherwise` if the chunk fails to load. */
export const lazyOr = <N extends string, P>(otherwise: ComponentType<P>, name: N, load: Load<N, P>) =>
  lazy(() =>
    loadLater(load)
      .then((file) => partOf(name)(file))
      .catch(() => ({ default: otherwise })),
  )

/**
 * Renders nothing until the chunk has loaded, or if that fails. In a Suspense of its own: while a part loads, React hides
 * what shares its boundary, and what is hidden loses the focus.
 */
export function lazyOptional<N extends string, P extends object>(name: N, load: Load<N, P>) {
  const Part: ComponentType<P> = lazyOr(() => null, name, load)
  return (props: P) => createElement(Suspense, null, createElement(Part, props))
}
