/** The language of the last page, kept for messages that arrive while no page is open. */
import { inApp } from '#shared/base.ts'

const cacheName = 'language'
const address = inApp('/language')

export const keepLanguage = async (tag: string) => (await caches.open(cacheName)).put(address, new Response(tag))

export async function restoreLanguage() {
  globalThis.pageLanguage = await (await caches.match(address, { cacheName }))?.text()
}
