/** Finds the page's settings before anything needs them: see src/shared/config.ts. */
import { type Json, merge } from '#shared/configuration/merge.ts'
import type { Config } from '#shared/configuration/schema.ts'

declare global {
  var pendingSettings: Promise<Config>
}

/** Some hosts answer an unknown file with the app's page: then there is no configuration. */
const read = (answer: Response): Promise<Json> | Json =>
  answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : {}

/** The settings with /config.json over them, or their problems. */
const fetchOver = (built: Json) =>
  fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' })
    .then(read)
    .then((file) => merge(built, file))
    .catch((error: Error) => [error.message])

/** Where there are problems, the page names them and the app never starts. */
async function validated(built: Json, validator = ''): Promise<Config> {
  const [found, { problemsWith, show }] = await Promise.all([
    fetchOver(built),
    import(/* @vite-ignore */ validator) as Promise<typeof import('./bad-settings.ts')>,
  ])
  const problems = Array.isArray(found) ? found : problemsWith(found)
  if (problems.length === 0) return found as Config
  void show(problems)
  return new Promise(() => {})
}

const block = document.getElementById('config')
const { valid, validator } = block?.dataset ?? {}
const values = JSON.parse(block?.textContent ?? '{}')

if (valid === undefined) globalThis.pendingSettings = validated(values, validator)
else globalThis.settings = values
