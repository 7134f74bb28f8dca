/** Requests the app. The page itself does not, because Chrome would request it almost together with the products. */
const app = document.getElementById('app') as HTMLLinkElement | null
if (app) app.rel = 'modulepreload'
