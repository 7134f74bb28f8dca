import { config } from './config.ts'
import { parseUrl } from './platform.ts'

/** Where a picture of an answer is: relative to the API, which may have an origin of its own. */
export const pictureUrl = (url: string) => (config.apiOrigin && parseUrl(url, config.apiOrigin)?.href) || url
