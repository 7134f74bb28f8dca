import { type ComponentType, lazy } from 'react'

/** A screen that comes when it is asked for. */
export const later = <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) =>
  lazy(() => load().then((module) => ({ default: module[name] })))
