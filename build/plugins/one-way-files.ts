/** Fails the build if files of the app import each other: their code would run in the wrong order. */
import type { Plugin, Rollup } from 'vite'

function circleFrom(start: string, bundle: Rollup.OutputBundle): string[] | undefined {
  const seen = new Set<string>()
  const find = (name: string, way: string[]): string[] | undefined => {
    if (name === start && way.length > 0) return way
    if (seen.has(name)) return undefined
    seen.add(name)
    const file = bundle[name]
    for (const next of file?.type === 'chunk' ? file.imports : []) {
      const circle = find(next, [...way, next])
      if (circle) return circle
    }
    return undefined
  }
  return find(start, [])
}

export const oneWayFiles = (): Plugin => ({
  name: 'one-way-files',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) {
      const circle = circleFrom(name, bundle)
      if (circle) this.error(`Files import each other (build/code-splitting.ts): ${[name, ...circle].join(' → ')}`)
    }
  },
})
