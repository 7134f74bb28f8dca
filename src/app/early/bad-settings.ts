/**
 * Loaded only if neither the server nor the service worker has validated the settings: validates them, and shows the
 * invalid ones instead of the app. Without React and the app's modules, which may not work with invalid settings.
 */
import { type Content, fitted } from '#shared/configuration/built-content.ts'
import { parseJsonFile } from '#shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '#shared/configuration/merge.ts'
import { Config, problemsIn } from '#shared/configuration/schema.ts'
import { telLink } from '#shared/tel-link.ts'
import { texts } from '#shared/texts/catalog.ts'
import { showMessage } from './show-message.ts'

/** Empty if there is no /config.json: some hosts serve the app's page instead. Throws if the server fails. */
async function read(response: Response): Promise<Json> {
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  const isFile = response.ok && response.headers.get('content-type')?.includes('json')
  return isFile ? parseJsonFile(await response.text()) : {}
}

/** Whom customers can tell, as the build knows it. */
const contactLinks = ({ email = '', phone = '' }: Partial<Config['contacts']> = {}) =>
  [
    { text: email, href: `mailto:${email}` },
    { text: phone, href: telLink(phone) },
  ]
    .filter(({ text }) => text)
    .map(({ text, href }) => {
      const link = Object.assign(document.createElement('a'), { textContent: text, href })
      link.style.overflowWrap = 'anywhere'
      return link
    })

/**
 * Merges /config.json into the build's settings. Never resolves if they are invalid: the app must not start.
 * `content`: what the build has.
 */
export async function validated(built: Json, response: Promise<Response>, content: Content): Promise<Config> {
  const found = await response
    .then(read)
    .then((file) => (isObject(file) ? merge(built, file) : ['It must be an object.']))
    .catch((error: Error) => [error.message])
  const problems = Array.isArray(found) ? found : problemsIn(Config, found)
  if (problems.length === 0) return fitted(found as Config, content, String(built.name))
  await showMessage(
    texts.badSettings,
    problems.map((problem) => `config.json: ${problem}`),
    // The file's may be what is wrong.
    contactLinks((built as Config).contacts),
  )
  return new Promise(() => {})
}
