import { parseUrl } from './platform.ts'

/** Whether a server's address leads to a web page; nothing else it names is ever opened (javascript:, data:, tel:, …). */
export const isWebPage = (url: string) => ['http:', 'https:'].includes(parseUrl(url)?.protocol ?? '')
