/**
 * Loaded only if neither the server nor the service worker has validated the settings: validates them, and shows the
 * invalid ones instead of the app. Without React and the app's modules, which may not work with invalid settings.
 */
import { isObject, type Json, merge } from '#shared/configuration/merge.ts'
import { offeredLanguages } from '#shared/configuration/offered-languages.ts'
import { Config, problemsIn } from '#shared/configuration/schema.ts'
import { texts } from '#shared/texts/catalog.ts'

function element(tag: string, text: string, style: Partial<CSSStyleDeclaration> = {}) {
  const created = document.createElement(tag)
  created.textContent = text
  Object.assign(created.style, style)
  return created
}

const whenParsed = () =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve, { once: true })
    else resolve(undefined)
  })

async function show(problems: string[]) {
  await whenParsed()
  const heading = element('h1', texts.badSettings.title)
  heading.tabIndex = -1
  const list = element('ul', '', {
    padding: '16px 18px',
    borderRadius: '12px',
    background: 'var(--mantine-color-red-light)',
    color: 'var(--mantine-color-red-text)',
    overflowWrap: 'anywhere',
  })
  list.append(...problems.map((problem) => element('li', problem)))
  const again = element('a', texts.badSettings.reload, { padding: '10px 0' }) as HTMLAnchorElement
  again.href = location.href
  const main = element('main', '', {
    display: 'grid',
    gap: '16px',
    maxWidth: '560px',
    margin: '15vh auto',
    padding: '24px',
  })
  main.append(heading, element('p', texts.badSettings.hint), list, again)
  document.title = texts.badSettings.title
  document.getElementById('root')?.replaceChildren(main)
  heading.focus()
}

/** Empty if there is no /config.json: some hosts serve the app's page instead. Throws if the server fails. */
function read(response: Response): Promise<Json> | Json {
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  return response.ok && response.headers.get('content-type')?.includes('json') ? response.json() : {}
}

/**
 * Merges /config.json into the build's settings. Never resolves if they are invalid: the app must not start.
 * `catalogs`: the languages of the build's texts.
 */
export async function validated(built: Json, response: Promise<Response>, catalogs: string[]): Promise<Config> {
  const found = await response
    .then(read)
    .then((file) => (isObject(file) ? merge(built, file) : ['It must be an object.']))
    .catch((error: Error) => [error.message])
  const problems = Array.isArray(found) ? found : problemsIn(Config, found)
  if (problems.length === 0) {
    const settings = found as Config
    return { ...settings, languages: offeredLanguages(settings.languages, catalogs) }
  }
  await show(problems.map((problem) => `config.json: ${problem}`))
  return new Promise(() => {})
}
