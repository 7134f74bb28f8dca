import { isWebPage } from '#shared/platform.ts'

/** Leaves for the provider's page. */
export function redirect({ url }: { url: string }, { location }: Pick<Window, 'location'>): boolean {
  if (!isWebPage(url)) return false
  location.assign(url)
  return true
}
