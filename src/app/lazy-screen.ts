import { type ComponentType, lazy } from 'react'
import { loadChunk } from '#shared/load-chunk.ts'

type Load<N extends string> = () => Promise<Record<N, ComponentType>>

async function loadPart<N extends string>(name: N, load: Load<N>): Promise<{ default: ComponentType }> {
  return { default: (await loadChunk(load))[name] }
}

/** A screen that loads when needed. Render it inside a LazyPart. */
export const lazyScreen = <N extends string>(name: N, load: Load<N>) => lazy(() => loadPart(name, load))

/** Renders `otherwise` if the chunk fails to load. */
export const lazyOr = <N extends string>(otherwise: ComponentType, name: N, load: Load<N>) =>
  lazy(() => loadPart(name, load).catch(() => ({ default: otherwise })))

/** Renders nothing if the chunk fails to load. */
export const lazyOptional = <N extends string>(name: N, load: Load<N>) => lazyOr(() => null, name, load)
