/** The path that the app is served below: `/`, or for example `/order/` (BASE_PATH at build time). Routes are written without it. */
export const base = import.meta.env.BASE_URL

/** The address of a route or file of the app. */
export const inApp = (path: string) => base + path.slice(1)

/** The path in an address of the app, as routes are written; a path outside the app is left as it is. */
export const routePath = (pathname: string) => (pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname)
