/** The OpenAPI document, bundled from openapi/ at start and after each change of a file. */
import { watch } from 'node:fs'

/** Throws an error with file and line if the document can't be bundled. */
export async function readDocument(folder: string): Promise<object> {
  // Loaded on demand: starting from the bundled document doesn't need it.
  const { bundle, createConfig, getLineColLocation } = await import('@redocly/openapi-core')
  const result = await bundle({ ref: `${folder}/openapi.yaml`, config: await createConfig({}) })
  const problem = result.problems.find(({ severity }) => severity === 'error')
  if (problem) {
    const location = problem.location[0]
    const start = location && getLineColLocation(location).start
    throw new Error(`${location?.source.absoluteRef ?? folder}:${start?.line ?? 1}: ${problem.message}`)
  }
  return JSON.parse(JSON.stringify(result.bundle.parsed))
}

/** Calls back once per burst of changes in the folder. Returns a function that stops watching. */
export function watchDocument(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, 100)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
