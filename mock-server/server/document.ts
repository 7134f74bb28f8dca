/** The OpenAPI document, bundled from openapi/ at start and after each change of a file. */
import { existsSync, readFileSync, watch } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { second } from '../seeds/units.ts'
import { createPrism } from './prism.ts'

/** The document and its Prism, replaced when a file of the folder changes. */
export async function serveContract(folder: string, bundled: string | undefined, log: (line: string) => void) {
  const serve = async (document: object) => ({ document, prism: await createPrism(document) })
  let served = await serve(bundled ? JSON.parse(readFileSync(bundled, 'utf8')) : await readDocument(folder))

  // The package (kit/) has no folder, only the bundled document.
  if (bundled && !existsSync(`${folder}/openapi.yaml`)) return { current: () => served, close: () => {} }

  /** Switches to the changed document. If it is invalid, the last valid one stays in use. */
  async function refresh() {
    try {
      const document = await readDocument(folder)
      if (isDeepStrictEqual(document, served.document)) return
      served = await serve(document)
      log('The contract has changed. The server now uses the new version.')
    } catch (error) {
      log(`The contract is invalid. The server keeps using the last valid version. ${(error as Error).message}`)
    }
  }
  const unwatch = watchDocument(folder, () => void refresh())
  // Delayed until after the first calls, because reading the folder blocks the thread for half a second.
  if (bundled) setTimeout(() => void refresh(), second).unref()
  return { current: () => served, close: unwatch }
}

/** Throws an error with file and line if the document can't be bundled. */
async function readDocument(folder: string): Promise<object> {
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
function watchDocument(folder: string, onChange: () => void): () => void {
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
