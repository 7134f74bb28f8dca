/**
 * Requests the app, which starts later if settings have to be fetched. The page itself does not request it, because
 * Chrome would do so almost together with the products.
 */
export const app = document.getElementById('app') as HTMLLinkElement | null
if (app) app.rel = 'modulepreload'
