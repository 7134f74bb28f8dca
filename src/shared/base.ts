/** The path that the app is served under, such as `/` or `/order/` (BASE_PATH at build time). Routes leave it out. */
export const base = import.meta.env.BASE_URL

/** The full path of a route or file of the app. */
export const inApp = (path: string) => base + path.slice(1)

/** Removes the base path from a URL's path. A path outside the app is returned unchanged. */
export const routePath = (pathname: string) => (pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname)
