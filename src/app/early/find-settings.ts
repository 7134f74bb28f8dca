/** Reads or fetches the settings before anything needs them (src/shared/config.ts). */
import { startFailed } from './start-failed.ts'

const block = document.getElementById('config')
const { valid, validator = '', catalogs = 'en', pages = '' } = block?.dataset ?? {}
const values = JSON.parse(block?.textContent ?? '{}')

async function fetchSettings() {
  const response = fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' })
  const { validated }: typeof import('./bad-settings.ts') = await import(/* @vite-ignore */ validator)
  return validated(values, response, { languages: catalogs.split(' '), pages: pages.split(' ') })
}

if (valid === undefined) {
  globalThis.pendingSettings = fetchSettings()
  globalThis.pendingSettings.catch(() => window.dispatchEvent(new Event(startFailed)))
} else globalThis.settings = values
