import { payFiles, preload } from './preload.ts'

/**
 * Requests the app, which starts later if settings have to be fetched. The page itself does not request it, because
 * Chrome would do so almost together with the products.
 */
export const app = document.getElementById('app') as HTMLLinkElement | null

if (app) {
  app.rel = 'modulepreload'
  // While the app starts, a slow network is idle: the payment methods can then be requested a second earlier.
  app.addEventListener('load', () => payFiles.forEach(preload))
}
