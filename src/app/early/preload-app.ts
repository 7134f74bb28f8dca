import { savesData } from '#shared/save-data.ts'
import { payFiles, preload } from './preload.ts'

/**
 * Requests the app, which starts later if settings have to be fetched. The page itself does not request it, because
 * Chrome would do so almost together with the products.
 */
export const app = document.getElementById('app') as HTMLLinkElement | null

if (app) {
  app.rel = 'modulepreload'
  // At the products, a slow network is idle while the app starts: payment methods can be requested a second earlier.
  if (globalThis.early && !savesData()) app.addEventListener('load', () => payFiles.forEach(preload))
}
