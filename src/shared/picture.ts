import { config } from './config.ts'
import { parseUrl } from './platform.ts'

/**
 * Resolves a picture URL from a response against the API's origin, which may differ from the app's. A stored line may
 * lack its picture.
 */
export const pictureUrl = (url: string | undefined) =>
  url && ((config.apiOrigin && parseUrl(url, config.apiOrigin)?.href) || url)
