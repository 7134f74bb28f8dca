/** The contract as the mock serves it: bundled from openapi/, and again whenever a file of it changes. */
import { watch } from 'node:fs'

/** Throws with file and line when the document can't be read or bundled. */
export async function readDocument(folder: string): Promise<object> {
  // Loaded when it is needed: a start from the bundled document does without it.
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

/** Calls back once for a burst of changes below the folder; answers how to stop. */
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
