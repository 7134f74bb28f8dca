import { routes } from './paths.ts'

const patterns = Object.values(routes).map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The route that a path belongs to, without what fills it; undefined where it is no screen of the app. */
export const routePattern = (path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.route
